/** Marks the document of a visitor with a chosen car for style sheets, as its own script does before the first paint. */
export function markChosenCar(isChosen: boolean): void {
  document.documentElement.toggleAttribute('data-car', isChosen)
}
