/** The clocks a family can choose from, as the specification names them. */
export const timeZones = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Paris', label: 'Paris' },
  { value: 'Europe/Berlin', label: 'Berlin' },
  { value: 'Europe/Madrid', label: 'Madrid' },
  { value: 'Europe/Rome', label: 'Rome' },
  { value: 'Europe/Amsterdam', label: 'Amsterdam' },
  { value: 'Asia/Tokyo', label: 'Tokyo' },
  { value: 'Asia/Shanghai', label: 'Shanghai' },
  { value: 'Asia/Seoul', label: 'Seoul' },
  { value: 'Asia/Singapore', label: 'Singapore' },
  { value: 'Asia/Dubai', label: 'Dubai' },
  { value: 'Asia/Kolkata', label: 'Mumbai' },
  { value: 'Australia/Sydney', label: 'Sydney' },
  { value: 'Australia/Melbourne', label: 'Melbourne' },
  { value: 'Pacific/Auckland', label: 'Auckland' },
] as const;

type TimeZone = (typeof timeZones)[number]['value'];
const defaultTimeZone: TimeZone = 'America/New_York';

/** Where this device is, as far as its clock says: by name, or by a clock on the list that shows the same time all the year round. */
export function timeZoneHere(
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  year = new Date().getFullYear(),
): TimeZone {
  const named = timeZones.find(({ value }) => value === zone);
  if (named) return named.value;
  const hours = hoursIn(zone, year);
  const alike = hours === null ? undefined : timeZones.find(({ value }) => hoursIn(value, year) === hours);
  return alike?.value ?? defaultTimeZone;
}

/** What its clock shows at noon of Greenwich, in January and in July; null for a zone that nobody knows. */
function hoursIn(timeZone: string, year: number): string | null {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return [0, 6].map((month) => clock.format(Date.UTC(year, month, 15, 12))).join(' ');
  } catch (trouble) {
    if (trouble instanceof RangeError) return null;
    throw trouble;
  }
}
