// As a day begins: "2026-11".

export const monthOf = (day: string): string => day.slice(0, 7);

export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
