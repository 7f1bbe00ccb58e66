import type { Arc } from '../../../format.ts';
import { isEverythingStillThere } from './is-everything-still-there.ts';
import { waitingForThemToPass } from './waiting-for-them-to-pass.ts';
import { whenTheLightsWentOut } from './when-the-lights-went-out.ts';

export const quietArcs: readonly Arc[] = [whenTheLightsWentOut, waitingForThemToPass, isEverythingStillThere];
