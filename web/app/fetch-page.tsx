import { type ComponentType, useEffect } from 'react';
import { isHouseThere } from '#web/features/offline/look-for-house.ts';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';

export const fetchHouseAwayPage = async () => (await import('#web/pages/house-away.tsx')).HouseAwayPage;

/**
 * A page, or words in its place where its file does not come because the house cannot be reached. Left to the router, the address would
 * be loaded anew, and a browser that keeps no app of its own (as on a home network without https) would show a white page in the dark.
 */
export async function fetchPage(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
  } catch (trouble) {
    if (await isHouseThere()) throw trouble;
    return untilItCanBeFetched(await fetchHouseAwayPage());
  }
}

function untilItCanBeFetched(HouseAwayPage: ComponentType): ComponentType {
  return function PageToFetch() {
    const isAway = useIsHouseAway();
    // A file that failed once may be remembered as failed, so the whole page is asked for.
    useEffect(() => {
      if (!isAway) location.reload();
    }, [isAway]);
    return <HouseAwayPage />;
  };
}
