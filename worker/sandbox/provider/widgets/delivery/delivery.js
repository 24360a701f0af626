// The script of the shipping widget in the page of the shop, after the widget frame's own functions. As the plugin's own
// script, it mounts the widget when it runs first; from then on only when `reInitiate('ingrid')` is called.
if (!window._sw) {
  window._sw = { mount }
  document.addEventListener('sandbox_widgets_initiate', ({ detail }) => {
    if (detail === 'ingrid') mount()
  })
  mount()
}

/** Opens the frame in a container that is on the page and empty. */
function mount() {
  const container = document.getElementById('shipwallet-container')
  const settings = document.getElementById('shipwallet-settings')
  if (!container || !settings || container.firstChild) return
  const { frame: source } = JSON.parse(settings.textContent)
  createFrame({ container, key: 'ingrid', source, title: 'Delivery options', receive })
}

/** The widget stays awake while the shop takes over what was chosen in it. */
function receive({ type, detail }) {
  if (type !== 'changed') return
  const additionalFields = { ...detail.additionalFields, suspendIgnore: { ingrid: true } }
  tellPage('centra_checkout_callback', { ...detail, additionalFields })
}
