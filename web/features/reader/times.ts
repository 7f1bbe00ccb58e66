/** 2:48, as on a clock. */
export function clockTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same for a screen reader. */
export function spokenTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds`;
}

export function preparingWords(percent: number): string {
  if (percent < 30) return 'Analyzing story content...';
  if (percent < 60) return 'Processing voice synthesis...';
  if (percent < 90) return 'Finalizing audio quality...';
  return 'Almost ready!';
}
