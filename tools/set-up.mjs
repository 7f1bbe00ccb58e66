// What every door of the house does before it opens: a Node that is new enough, the libraries, the build.
import { existsSync } from 'node:fs';
import { buildWhenNeeded } from './build-when-needed.mjs';
import { checkNode, inRoot, installWhenNeeded } from './house.mjs';

/** A release has brought along what runs, and nothing to make it from. */
const isRelease = !existsSync(inRoot('package-lock.json'));

export async function setUp() {
  checkNode();
  if (isRelease) return;
  await installWhenNeeded();
  await buildWhenNeeded();
}
