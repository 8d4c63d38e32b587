// Words that do not fit where they stand: outside of the window, of their button, or of what cuts them off.
() => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`the page is ${root.scrollWidth} wide, the window ${root.clientWidth}`);
  const isHidden = (element) =>
    element.closest('[hidden], [aria-hidden="true"], dialog:not([open]), option, .out-of-sight, .skip, svg, noscript') ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  const cuts = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const isBox = (element) => element.matches('button, .button, summary, .panel, th, td');

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (!text || ['SCRIPT', 'STYLE'].includes(parent.tagName) || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    let across = true;
    for (let box = parent; box && box !== document.body && across; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none') break;
      if (scrolls(style, 'X')) across = false;
      else if ((cuts(style, 'X') || isBox(box)) && style.display !== 'inline') {
        const edge = box.getBoundingClientRect();
        if (words.right > edge.right + 1.5 || words.left < edge.left - 1.5) {
          found.push(`"${text.slice(0, 40)}" leaves ${box.tagName.toLowerCase()}.${box.className} sideways`);
          break;
        }
        if (cuts(style, 'Y') && (words.bottom > edge.bottom + 3 || words.top < edge.top - 3)) {
          found.push(`"${text.slice(0, 40)}" is cut off by ${box.tagName.toLowerCase()}.${box.className}`);
          break;
        }
      }
    }
  }
  return found;
}
