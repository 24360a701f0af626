// Inside every frame: reports its height and its presence to the page of the shop. `shop`: the shop's origin.
const tell = (data) => parent.postMessage(data, shop)
const tellHeight = () => tell({ type: 'height', height: document.documentElement.offsetHeight })
// A frame that is not in view is not observed before it is.
tellHeight()
new ResizeObserver(tellHeight).observe(document.documentElement)
tell({ type: 'ready' })
