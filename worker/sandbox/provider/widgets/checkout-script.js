// The script of `selection.centraCheckoutScript`. It runs again whenever its text changes, so it keeps what is there.
window.CentraCheckout ??= (() => {
  /** How often widgets were suspended and not resumed yet. */
  let suspensions = 0
  const tell = (name, ignore) => document.dispatchEvent(new CustomEvent(name, { detail: ignore ?? {} }))
  return {
    suspend(ignore) {
      suspensions += 1
      tell('sandbox_widgets_suspend', ignore)
    },
    resume(ignore) {
      suspensions -= 1
      tell('sandbox_widgets_resume', ignore)
    },
    reInitiate(plugin) {
      document.dispatchEvent(new CustomEvent('sandbox_widgets_initiate', { detail: plugin }))
    },
    destroy() {
      document.dispatchEvent(new CustomEvent('sandbox_widgets_destroy'))
    },
    get suspensions() {
      return suspensions
    },
  }
})()
