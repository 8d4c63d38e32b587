/**
 * Keeps an element as tall as it has ever been at its width: what lies below it stays where it is.
 * CSS decides where that is wanted: `min-block-size: var(--tallest)`.
 */

const NAME = '--tallest';
/** Not nothing: what is around an element may be steady too, and its height would be inherited. */
const FREE = '0px';

export function steady(element: HTMLElement): () => void {
  let width = 0;
  let tallest = 0;
  function keep(): void {
    if (element.offsetWidth !== width) {
      width = element.offsetWidth;
      tallest = 0;
      element.style.setProperty(NAME, FREE);
    }
    if (element.offsetHeight <= tallest) return;
    tallest = element.offsetHeight;
    element.style.setProperty(NAME, `${tallest}px`);
  }
  const observer = new ResizeObserver(keep);
  observer.observe(element);
  return () => {
    observer.disconnect();
    element.style.setProperty(NAME, FREE);
  };
}
