/** Puts a file where this browser puts downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the file over by the time the page is idle again.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
