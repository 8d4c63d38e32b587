/** Keys without a modifier: which of them the table may take. */

/** Whether a key is meant for the table: nobody writes, no window is open, no modifier is held. */
export function isForTheTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input, select, textarea, dialog') !== null);
}

/** The digit of a key from 1 to 9; 0 for any other. */
export function digitOf({ key }: KeyboardEvent): number {
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}
