// biome-ignore-all lint/correctness/noUnusedVariables: the scripts of the widgets, which are served after this one, call them.
// Shared by the widgets' scripts in the page of the shop: a frame of the provider's origin, and the messages between the two.

/**
 * Puts a frame into a container. `key`: the widget's name in `suspendIgnore`; `height`: the frame's, until it says its own;
 * `allow`: its permissions. `receive` gets the frame's messages. Returns how to send it one; everything ends when the
 * container leaves the page.
 */
function createFrame({ container, key, source, title, height = '12rem', allow = '', receive }) {
  const { origin } = new URL(source)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = allow
  frame.src = source
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height })
  const send = (message) => frame.contentWindow?.postMessage(message, origin)
  let suspensions = 0

  function listen(event) {
    if (!container.isConnected) return end()
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    if (event.data.type === 'height') frame.style.height = `${event.data.height}px`
    else if (event.data.type === 'ready') {
      if (suspensions > 0) send({ type: 'suspend' })
      receive(event.data)
    } else receive(event.data)
  }

  function suspend({ detail }) {
    if (!container.isConnected) return end()
    if (detail[key]) return
    suspensions += 1
    send({ type: 'suspend' })
  }

  function resume({ detail }) {
    if (!container.isConnected) return end()
    if (detail[key] || suspensions === 0) return
    suspensions -= 1
    if (suspensions === 0) send({ type: 'resume' })
  }

  function end() {
    removeEventListener('message', listen)
    document.removeEventListener('sandbox_widgets_suspend', suspend)
    document.removeEventListener('sandbox_widgets_resume', resume)
    document.removeEventListener('sandbox_widgets_destroy', end)
  }

  addEventListener('message', listen)
  document.addEventListener('sandbox_widgets_suspend', suspend)
  document.addEventListener('sandbox_widgets_resume', resume)
  document.addEventListener('sandbox_widgets_destroy', end)
  container.append(frame)
  return { frame, send }
}

/** Tells the page of the shop something, in the way of the service's plugins. */
function tellPage(name, detail) {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}
