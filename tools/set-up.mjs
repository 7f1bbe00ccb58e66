// What every door of the house does before it opens: a Node that is new enough, the libraries, the build.
import { buildWhenNeeded } from './build-when-needed.mjs';
import { checkNode, installWhenNeeded } from './house.mjs';

export async function setUp() {
  checkNode();
  await installWhenNeeded();
  await buildWhenNeeded();
}
