/** What would come back as "it does not work" from whoever was sent the link; null where it leads from anywhere. */
export function linkTrouble(link: string): string | null {
  const { hostname, protocol } = new URL(link);
  if (/^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
    return 'Only this very computer can open this link: the house has no address yet that leads to it from elsewhere. Whoever runs it can give it one (PUBLIC_URL).';
  if (protocol !== 'https:')
    return 'Whoever opens this link can see the story and cannot read it aloud: a browser lends its microphone only to a page that comes by https. Whoever runs the house can mend that (PUBLIC_URL).';
  return null;
}
