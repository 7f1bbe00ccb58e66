import { resolve } from 'node:path';
import { allCalls } from '#contract/calls.ts';
import { serveConfig } from './public-config.ts';
import { version } from './version.ts';
import { migrations } from './migrations.ts';
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
import { createOverview } from './features/overview/index.ts';
import { createPaintings } from './features/paintings/index.ts';
import { createRecordings } from './features/recordings/index.ts';
import { createSleep } from './features/sleep/index.ts';
import { asDrawn, createStories, openKeptStories } from './features/stories/index.ts';
import { createCoverPainter } from './covers/cover-painter.ts';
import { openPainter } from './painters/index.ts';
import { openHouseNarrator } from './house-narrator.ts';
import { serveHouseSite } from './house-site.ts';
import { openHouseWriter } from './house-writer.ts';
import type { Clock } from './platform/clock.ts';
import { openSecrets } from './platform/config/secrets.ts';
import type { Settings } from './platform/config/settings.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import { createMail } from './platform/mail/create-mail.ts';
import { createPush } from './platform/push/push.ts';
import { diskSpace } from './platform/files/disk-space.ts';
import { lookInto } from './platform/files/file-store.ts';
import { openFiles } from './platform/files/open-files.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { serveHealth } from './platform/http/health.ts';
import { openMetrics, serveMetrics } from './platform/http/metrics.ts';
import { asProblem } from './platform/http/problems.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createApi } from './platform/http/api.ts';
import type { Log } from './platform/log.ts';
import { createThrottle } from './platform/throttle.ts';
import { failuresInWords } from './platform/failures.ts';

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

/** The wiring, and the only file that knows every part. Read it first. */
export async function openHouse(
  settings: Settings,
  { log, clock, siteFolder, passwordCost }: Surroundings,
): Promise<House> {
  let { publicUrl } = settings;
  const database = await openDatabase({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, log });
  const steps = await migrate(database, migrations);
  if (steps.length > 0) log.info({ steps: steps.length }, 'the database has its newest shape');

  const metrics = openMetrics();
  const app = await createHttpServer(settings, { log, metrics, translate: failuresInWords });
  const secrets = openSecrets(settings);
  const now = () => clock.now();
  const files = await openFiles({ ...settings, now });
  const jobs = createJobs({ database, now, log });
  const mail = createMail({
    smtpUrl: settings.mail?.smtpUrl,
    from: settings.mail?.from ?? settings.brand.email,
    productName: settings.brand.name,
    dataDir: settings.dataDir,
    jobs,
    now,
    log,
  });
  const push = createPush({
    secrets,
    services: settings.pushServices,
    contact: settings.brand.email,
    now,
  });
  const throttle = createThrottle({ database, clock, key: secrets.keyFor('throttle') });

  // Who a family is, what it may have, and what is kept of its stories: read by nearly everybody below.
  const knownAccounts = openKnownAccounts(database);
  const addresseeOf = knownAccounts.addresseeOf;
  const firstNameOf = async (userId: string) => (await addresseeOf(userId))?.firstName ?? null;
  const billing = createBilling({ database, clock, log, jobs, mail, settings, addresseeOf });
  const family = createFamily({ database, clock, limits: settings.limits });
  const told = openKeptStories({ database, clock });

  const narrator = openHouseNarrator(settings);
  const narration = createNarration({
    database,
    files,
    secrets,
    clock,
    log,
    publicUrl: () => publicUrl,
    limits: settings.limits,
    narrator,
    respellingsOf: (userId) => family.respellingsOf(userId),
    requirePlan: (userId) => billing.requirePlan(userId),
    onStoryNarrated: (userId, storyId, durationMs) => told.keepDuration(userId, storyId, durationMs),
  });
  // The build puts the lines of our pictures beside the pages, in a file that needs no browser.
  const covers = createCoverPainter({ drawing: resolve(siteFolder, '.vite', 'cover-drawing.mjs') });
  const painter = openPainter(settings.painter, { now: () => clock.now().getTime() });
  const paintings = createPaintings({
    database,
    files,
    clock,
    log,
    jobs: createJobs({ database, now, log }),
    painter,
    coverOf: (picture) => covers.paint(picture, referencePx, 'wide'),
    pictureOf: async (userId, storyId) => (await told.storyOf(userId, storyId))?.picture ?? null,
    onPainted: (userId) => told.noteChange(userId),
  });

  const recordings = createRecordings({
    database,
    files,
    clock,
    log,
    secrets,
    throttle,
    publicUrl: () => publicUrl,
    followReader: narrator.followReader,
    storyOf: (userId, storyId) => told.storyOf(userId, storyId),
    storiesOf: (userId) => told.storiesOf(userId),
    memberOf: async (userId, memberId) =>
      (await family.membersOf(userId)).find(({ id }) => id === memberId) ?? null,
    respellingsOf: (userId) => family.respellingsOf(userId),
    firstNameOf,
    requirePlan: (userId) => billing.requirePlan(userId),
    tellSound: (soundId) => narration.tellGiven(soundId),
    painter: covers,
    sounds: {
      keep: (sound) => narration.keepGiven(sound),
      open: (soundId) => narration.kept.open(soundId),
      forget: (soundId) => narration.forgetGiven(soundId),
    },
    onReadingsChanged: (userId) => told.noteChange(userId),
  });

  const evenings = createEvenings({
    database,
    clock,
    storiesOf: async (userId) => {
      const readings = await recordings.readingsOf(userId);
      const all = await told.storiesOf(userId);
      return all.map((story) => ({ ...story, readings: readings.get(story.id) ?? [] }));
    },
    membersOf: (userId) => family.membersOf(userId),
  });

  const breakfast = createBreakfast(database);
  const writer = openHouseWriter(settings, { log, clock });
  const stories = createStories({
    database,
    clock,
    log,
    limits: settings.limits,
    ...writer,
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
    problemOf: (error) => asProblem(error, failuresInWords),
  });

  const feed = createFeed({
    database,
    clock,
    secrets,
    throttle,
    publicUrl: () => publicUrl,
    houseName: settings.brand.name,
    painter: covers,
    storyOf: (userId, storyId) => told.storyOf(userId, storyId),
    storiesOf: (userId) => told.storiesOf(userId),
    tellingsOf: (userId, texts) => narration.soundsOf(userId, texts),
    readingsOf: (userId) => recordings.favouritesOf(userId),
    sounds: narration.kept,
    namesOf: async (userId) => (await family.membersOf(userId)).map(({ name }) => name),
  });
  const bedtimes = createBedtimes({
    database,
    clock,
    log,
    jobs,
    mail,
    push,
    publicUrl: () => publicUrl,
    membersOf: (userId) => family.membersOf(userId),
    storiesOf: (userId) => told.storiesOf(userId),
    storyOf: (userId, storyId) => told.storyOf(userId, storyId),
    makeStory: (userId, key, wish) => stories.makeFor(userId, key, wish),
    tellStory: (userId, story, signal) => narration.tellAhead(userId, story, signal),
    lastHeardAt: (userId) => told.lastHeardAt(userId),
    addresseeOf,
  });

  const childScreens = createChildScreens({
    database,
    clock,
    secrets,
    membersOf: (userId) => family.membersOf(userId),
    storiesOf: (userId) => told.storiesOf(userId),
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
  const sleep = createSleep({
    database,
    clock,
    log,
    throttle,
    spotify: settings.spotify,
    firstNameOf,
  });

  const accounts = createAccounts({
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
      (userId) => told.exportOf(userId),
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
      const newestFirst = (await told.exportOf(userId)).stories.toReversed();
      const [members, read, sounds] = await Promise.all([
        family.membersOf(userId),
        recordings.soundsOf(userId),
        narration.soundsOf(userId, newestFirst),
      ]);
      return { members, stories: newestFirst, sounds: [...read, ...sounds] };
    },
    sweeps: [
      () => throttle.sweep(),
      () => billing.sweep(),
      () => narration.sweep(),
      () => recordings.sweep(),
      () => paintings.sweep(),
      () => evenings.sweep(),
      () => bedtimes.sweep(),
      () => childScreens.sweep(),
    ],
  });
  const databaseName =
    database.kind === 'sqlite' ? `embedded, in ${resolve(settings.dataDir)}` : 'PostgreSQL';
  const storeName = settings.audioStore ?? resolve(settings.dataDir, 'audio');
  const overview = createOverview({
    clock,
    log,
    version,
    parts: [
      { kind: 'database', name: databaseName, isThere: () => database.ping() },
      { kind: 'writer', name: writer.title, isThere: writer.isThere },
      { kind: 'narrator', name: narrator.title, isThere: narrator.isThere },
      ...(painter ? [{ kind: 'painter' as const, name: painter.title, isThere: painter.isThere }] : []),
      { kind: 'store', name: storeName, isThere: () => lookInto(files) },
    ],
    countFamilies: () => knownAccounts.count(),
    countStories: () => told.count(),
    countJobs: () => jobs.counts(),
    databaseBytes: () => database.sizeBytes(),
    diskSpace: () => diskSpace(settings.dataDir),
    files: () => files.list(),
  });

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
      await told.forgetListener(userId, memberId);
      await bedtimes.forgetListener(userId, memberId);
    },
  });
  narration.serve(api);
  stories.serve(api);
  paintings.serve(api);
  recordings.serve(api);
  evenings.serve(api);
  feed.serve(api);
  breakfast.serve(api);
  bedtimes.serve(api);
  childScreens.serve(api, accounts);
  designImport.serve(api);
  sleep.serve(api);
  overview.serve(api);
  serveMetrics(app, metrics, settings.metricsAccess);
  await serveHouseSite(app, {
    folder: siteFolder,
    settings,
    log,
    identify: accounts.identify,
    previewOf: (path, query) => recordings.previewOf(path, query),
  });

  const unserved = allCalls.filter((call) => !api.served.has(call));
  if (unserved.length > 0)
    throw new Error(`Nobody serves ${unserved.map(({ method, path }) => `${method} ${path}`).join(', ')}`);

  await billing.start();
  await accounts.start();
  stories.start();
  jobs.start();
  paintings.start();
  const address = await app.listen({ port: settings.port, host: settings.host });
  // Where any free port would do, which one it is is known only now.
  if (publicUrl === 'http://localhost:0') publicUrl = address.replace(/^.*:/, 'http://localhost:');
  return {
    address: address.replace('127.0.0.1', 'localhost'),
    brandName: settings.brand.name,
    database: databaseName,
    writer: settings.writer.name,
    narrator: settings.narrator.name,
    painter: settings.painter?.name ?? 'drawn',
    audioStore: storeName,
    async close(drainMs) {
      // A story that is not written by then is given up while its listener can still be told so.
      const lastCall = setTimeout(() => void stories.close(), drainMs / 2);
      const hurry = setTimeout(() => app.server.closeAllConnections(), drainMs);
      await app.close();
      clearTimeout(lastCall);
      clearTimeout(hurry);
      await stories.close();
      await recordings.close();
      await narration.close();
      await narrator.close();
      await paintings.close();
      await covers.close();
      await jobs.stop();
      metrics.close();
      await database.close();
    },
  };
}
