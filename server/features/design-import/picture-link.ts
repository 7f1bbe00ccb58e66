/** Only where the service keeps its pictures: a link is tapped without being looked at. */
export function isPictureLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, port, pathname, username, password } = new URL(link);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  // The old form of the same place: everybody's pictures are on this host, so the folder counts.
  const isInOldPlace = hostname === 's3-us-west-2.amazonaws.com' && pathname.startsWith('/figma-alpha-api/');
  return isInOldPlace || pictureHosts.test(hostname);
}

const pictureHosts = /^(figma-alpha-api\.s3\.us-west-2\.amazonaws\.com|([a-z0-9-]+\.)*figma\.com)$/;
