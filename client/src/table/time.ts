/** How long is left: days while there are many, then hours, then minutes and seconds. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} d`;
  if (whole >= HOUR)
    return `${Math.floor(whole / HOUR)}:${two(Math.floor((whole % HOUR) / MINUTE))}:${two(whole % MINUTE)}`;
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}
