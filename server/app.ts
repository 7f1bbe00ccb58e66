import { allCalls } from '#contract/calls.ts';
import { serveConfig } from './public-config.ts';
import { version } from './version.ts';
import { createAccounts, type HashCost, openKnownAccounts } from './features/accounts/index.ts';
import { createBedtimes } from './features/bedtimes/index.ts';
import { createBilling } from './features/billing/index.ts';
import { createBreakfast } from './features/breakfast/index.ts';
import { createChildScreens } from './features/child-screen/index.ts';
import { createDesignImport } from './features/design-import/index.ts';
import { createEvenings } from './features/evenings/index.ts';
import { createFamily } from './features/family/index.ts';
import { createFeed } from './features/feed/index.ts';
import { createNarration } from './features/narration/index.ts';
import { createPaintings } from './features/paintings/index.ts';
import { createRecordings } from './features/recordings/index.ts';
import { createSleep } from './features/sleep/index.ts';
import { asDrawn, createStories, openKeptStories } from './features/stories/index.ts';
import { type HouseCrafts, openCrafts } from './house-crafts.ts';
import { openHouseOverview } from './house-overview.ts';
import { type HousePlatform, openPlatform } from './house-platform.ts';
import { serveHouseSite } from './house-site.ts';
import type { Clock } from './platform/clock.ts';
import type { Settings } from './platform/config/settings.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { type Api, createApi } from './platform/http/api.ts';
import type { Log } from './platform/log.ts';

type Surroundings = { log: Log; clock: Clock; siteFolder: string; passwordCost?: HashCost };

/** A house that is open: where it is, what serves in it, and how to close it. */
export type House = {
  address: string;
  brandName: string;
  database: string;
  writer: string;
  narrator: string;
  painter: string;
  audioStore: string;
  close: (drainMs: number) => Promise<void>;
};

/** As large as a painter looks at it. */
const referencePx = 1_024;

/**
 * The wiring, and the only file that knows every part. Read it first: each part is opened with those above it, and nothing speaks of what is
 * made further down.
 */
export async function openHouse(
  settings: Settings,
  { log, clock, siteFolder, passwordCost }: Surroundings,
): Promise<House> {
  const platform = await openPlatform(settings, { log, clock });
  const crafts = openCrafts(platform, siteFolder);
  const known = openKnown(platform);
  const sounds = openSounds({ ...platform, ...crafts, ...known });
  const told = openStories({ ...platform, ...crafts, ...known, ...sounds });
  const offered = openOffers({ ...platform, ...crafts, ...known, ...sounds, ...told });
  const features = { ...known, ...sounds, ...told, ...offered };
  const accounts = openAccounts({ ...platform, ...features }, passwordCost);
  const overview = openHouseOverview({ ...platform, ...crafts, ...known });

  const house = { ...platform, ...crafts, ...features, accounts, overview };
  await serveAll(house, siteFolder);
  await known.billing.start();
  await accounts.start();
  told.stories.start();
  platform.jobs.start();
  told.paintings.start();
  return {
    address: await platform.listen(),
    brandName: settings.brand.name,
    database: platform.databaseName,
    writer: settings.writer.name,
    narrator: settings.narrator.name,
    painter: settings.painter?.name ?? 'drawn',
    audioStore: platform.storeName,
    close: (drainMs) => closeAll(house, drainMs),
  };
}

type Known = ReturnType<typeof openKnown>;
type Sounds = ReturnType<typeof openSounds>;
type Told = ReturnType<typeof openStories>;
type Offered = ReturnType<typeof openOffers>;
type Features = Known & Sounds & Told & Offered;
type WholeHouse = HousePlatform &
  HouseCrafts &
  Features & { accounts: ReturnType<typeof openAccounts>; overview: ReturnType<typeof openHouseOverview> };

/** Who a family is, what it may have, and what is kept of its stories: read by nearly everybody below. */
function openKnown({ database, clock, log, jobs, mail, settings }: HousePlatform) {
  const knownAccounts = openKnownAccounts(database);
  const addresseeOf = knownAccounts.addresseeOf;
  return {
    knownAccounts,
    addresseeOf,
    firstNameOf: async (userId: string) => (await addresseeOf(userId))?.firstName ?? null,
    billing: createBilling({ database, clock, log, jobs, mail, settings, addresseeOf }),
    family: createFamily({ database, clock, limits: settings.limits }),
    kept: openKeptStories({ database, clock }),
  };
}

/** What is told by a voice of the house, and what is read by those who love them. */
function openSounds(house: HousePlatform & HouseCrafts & Known) {
  const { database, files, secrets, clock, log, publicUrl, settings } = house;
  const { billing, family, kept, narrator } = house;
  const narration = createNarration({
    database,
    files,
    secrets,
    clock,
    log,
    publicUrl,
    limits: settings.limits,
    narrator,
    respellingsOf: (userId) => family.respellingsOf(userId),
    requirePlan: (userId) => billing.requirePlan(userId),
    onStoryNarrated: (userId, storyId, durationMs) => kept.keepDuration(userId, storyId, durationMs),
  });
  const recordings = createRecordings({
    database,
    files,
    clock,
    log,
    secrets,
    throttle: house.throttle,
    publicUrl,
    followReader: narrator.followReader,
    storyOf: (userId, storyId) => kept.storyOf(userId, storyId),
    storiesOf: (userId) => kept.storiesOf(userId),
    memberOf: async (userId, memberId) =>
      (await family.membersOf(userId)).find(({ id }) => id === memberId) ?? null,
    respellingsOf: (userId) => family.respellingsOf(userId),
    firstNameOf: house.firstNameOf,
    requirePlan: (userId) => billing.requirePlan(userId),
    tellSound: (soundId) => narration.tellGiven(soundId),
    painter: house.covers,
    sounds: {
      keep: (sound) => narration.keepGiven(sound),
      open: (soundId) => narration.kept.open(soundId),
      forget: (soundId) => narration.forgetGiven(soundId),
    },
    onReadingsChanged: (userId) => kept.noteChange(userId),
  });
  return { narration, recordings };
}

/** How stories are made, and what goes along with each: its painting, the evening it was heard on, the question for breakfast. */
function openStories(house: HousePlatform & HouseCrafts & Known & Sounds) {
  const { database, clock, log, settings, billing, family, kept, narration, recordings, covers } = house;
  const paintings = createPaintings({
    database,
    files: house.files,
    clock,
    log,
    jobs: house.openJobs(),
    painter: house.painter,
    coverOf: (picture) => covers.paint(picture, referencePx, 'wide'),
    pictureOf: async (userId, storyId) => (await kept.storyOf(userId, storyId))?.picture ?? null,
    onPainted: (userId) => kept.noteChange(userId),
  });
  const evenings = createEvenings({
    database,
    clock,
    storiesOf: async (userId) => {
      const readings = await recordings.readingsOf(userId);
      const all = await kept.storiesOf(userId);
      return all.map((story) => ({ ...story, readings: readings.get(story.id) ?? [] }));
    },
    membersOf: (userId) => family.membersOf(userId),
  });
  const breakfast = createBreakfast(database);
  const stories = createStories({
    database,
    clock,
    log,
    limits: settings.limits,
    ...house.writer,
    familyOf: async (userId) => (await family.membersOf(userId)).map(asDrawn),
    requirePlan: (userId) => billing.requirePlan(userId),
    readingsOf: (userId) => recordings.readingsOf(userId),
    wantsBreakfast: (userId) => breakfast.isWanted(userId),
    onHeard: (inside, heard) => evenings.note(inside, heard),
    paintingsOf: (userId) => paintings.paintingsOf(userId),
    onStoryKept: (inside, userId, storyId) => paintings.wish(inside, userId, storyId),
    onStoryLeaving: async (userId, storyId) => {
      await paintings.forgetStory(userId, storyId);
      await recordings.forgetStory(userId, storyId);
    },
    onStoryDeleted: (userId, text) => narration.forgetText(userId, text),
    problemOf: house.problemOf,
  });
  return { paintings, evenings, breakfast, stories };
}

/** Where else stories are heard, what is ready before anybody asks, and what a house offers besides. */
function openOffers(house: HousePlatform & HouseCrafts & Known & Sounds & Told) {
  const { database, clock, log, secrets, throttle, publicUrl, settings } = house;
  const { family, kept, narration, recordings, stories } = house;
  const feed = createFeed({
    database,
    clock,
    secrets,
    throttle,
    publicUrl,
    houseName: settings.brand.name,
    painter: house.covers,
    storyOf: (userId, storyId) => kept.storyOf(userId, storyId),
    storiesOf: (userId) => kept.storiesOf(userId),
    tellingsOf: (userId, texts) => narration.soundsOf(userId, texts),
    readingsOf: (userId) => recordings.favouritesOf(userId),
    sounds: narration.kept,
    namesOf: async (userId) => (await family.membersOf(userId)).map(({ name }) => name),
  });
  const bedtimes = createBedtimes({
    database,
    clock,
    log,
    jobs: house.jobs,
    mail: house.mail,
    push: house.push,
    publicUrl,
    membersOf: (userId) => family.membersOf(userId),
    storiesOf: (userId) => kept.storiesOf(userId),
    storyOf: (userId, storyId) => kept.storyOf(userId, storyId),
    makeStory: (userId, key, wish) => stories.makeFor(userId, key, wish),
    tellStory: (userId, story, signal) => narration.tellAhead(userId, story, signal),
    lastHeardAt: (userId) => kept.lastHeardAt(userId),
    addresseeOf: house.addresseeOf,
  });
  const childScreens = createChildScreens({
    database,
    clock,
    secrets,
    membersOf: (userId) => family.membersOf(userId),
    storiesOf: (userId) => kept.storiesOf(userId),
    placeOf: (userId, storyId, listener) => stories.placeOf(userId, storyId, listener),
    keepPlace: (userId, storyId, place) => stories.keepPlace(userId, storyId, place),
    tell: async (userId, story, gone) => {
      const reading = (await recordings.favouritesOf(userId)).get(story.id);
      if (reading) return narration.tellGiven(reading.soundId);
      const { id: storyId, content: text, narratorVoice: voice } = story;
      return narration.tell({ userId, text, voice, storyId }, gone);
    },
  });
  const designImport = createDesignImport({ throttle, service: settings.figma });
  const { spotify } = settings;
  const sleep = createSleep({ database, clock, log, throttle, spotify, firstNameOf: house.firstNameOf });
  return { feed, bedtimes, childScreens, designImport, sleep };
}

/** Last, because an account takes along whatever any feature keeps: into its export, and when it goes. */
function openAccounts(house: HousePlatform & Features, passwordCost: HashCost | undefined) {
  const { database, files, clock, log, secrets, jobs, mail, throttle, settings } = house;
  const { billing, family, kept, narration, recordings, paintings } = house;
  const { evenings, breakfast, feed, bedtimes, childScreens, sleep } = house;
  return createAccounts({
    database,
    files,
    clock,
    log,
    secrets,
    jobs,
    mail,
    throttle,
    passwordCost,
    settings: { ...settings, isPostal: settings.mail !== null },
    planOf: (userId) => billing.planOf(userId),
    accountOpened: (inside, userId) => billing.startTrial(inside, userId),
    accountClosing: (inside, userId) => billing.endSubscriptions(inside, userId),
    eraseFiles: async (userId) => {
      await recordings.forgetUser(userId);
      await paintings.forgetUser(userId);
      await narration.forgetUser(userId);
    },
    contributions: [
      async (userId) => ({ billing: await billing.exportOf(userId) }),
      async (userId) => ({ familyMembers: await family.membersOf(userId) }),
      (userId) => kept.exportOf(userId),
      (userId) => narration.exportOf(userId),
      (userId) => paintings.exportOf(userId),
      (userId) => recordings.exportOf(userId),
      (userId) => sleep.exportOf(userId),
      (userId) => evenings.exportOf(userId),
      (userId) => feed.exportOf(userId),
      async (userId) => ({ wantsBreakfastQuestions: await breakfast.isWanted(userId) }),
      async (userId) => ({ bedtimes: await bedtimes.exportOf(userId) }),
      (userId) => childScreens.exportOf(userId),
    ],
    keepsakesOf: async (userId) => {
      const newestFirst = (await kept.exportOf(userId)).stories.toReversed();
      const [members, read, sounds] = await Promise.all([
        family.membersOf(userId),
        recordings.soundsOf(userId),
        narration.soundsOf(userId, newestFirst),
      ]);
      return { members, stories: newestFirst, sounds: [...read, ...sounds] };
    },
    sweeps: [throttle, billing, narration, recordings, paintings, evenings, bedtimes, childScreens].map(
      (part) => () => part.sweep(),
    ),
  });
}

/** Every call of the contract, the pages, and what a machine asks of a house. */
async function serveAll(house: WholeHouse, siteFolder: string): Promise<void> {
  const { app, settings, log, database, metrics, accounts, billing, family } = house;
  const { kept, recordings, bedtimes } = house;
  const api = createApi(app, { identify: accounts.identify, checkAnswers: !settings.isProduction });

  serveHealth(api, {
    pingDatabase: () => database.ping(),
    about: { title: settings.brand.name, version, url: settings.publicUrl },
  });
  serveConfig(api, settings);
  accounts.serve(api, app);
  billing.serve(app, { openForPurchase: accounts.openForPurchase });
  family.serve(api, {
    onMemberLeaving: async (userId, memberId) => {
      await recordings.forgetMember(userId, memberId);
      await kept.forgetListener(userId, memberId);
      await bedtimes.forgetListener(userId, memberId);
    },
  });
  house.narration.serve(api);
  house.stories.serve(api);
  house.paintings.serve(api);
  recordings.serve(api);
  house.evenings.serve(api);
  house.feed.serve(api);
  house.breakfast.serve(api);
  bedtimes.serve(api);
  house.childScreens.serve(api, accounts);
  house.designImport.serve(api);
  house.sleep.serve(api);
  house.overview.serve(api);
  serveMetrics(app, metrics, settings.metricsAccess);
  await serveHouseSite(app, {
    folder: siteFolder,
    settings,
    log,
    identify: accounts.identify,
    previewOf: (path, query) => recordings.previewOf(path, query),
  });
  refuseUnserved(api);
}

function refuseUnserved(api: Api): void {
  const unserved = allCalls.filter((call) => !api.served.has(call));
  if (unserved.length > 0)
    throw new Error(`Nobody serves ${unserved.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}

async function closeAll(house: WholeHouse, drainMs: number): Promise<void> {
  const { app, stories } = house;
  // A story that is not written by then is given up while its listener can still be told so.
  const lastCall = setTimeout(() => void stories.close(), drainMs / 2);
  const hurry = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(lastCall);
  clearTimeout(hurry);
  await stories.close();
  await house.recordings.close();
  await house.narration.close();
  await house.narrator.close();
  await house.paintings.close();
  await house.covers.close();
  await house.jobs.stop();
  house.metrics.close();
  await house.database.close();
}
