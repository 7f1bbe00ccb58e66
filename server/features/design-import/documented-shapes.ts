import type { GetFileResponse, GetImagesResponse, GetMeResponse, Node } from '@figma/rest-api-spec';
import type * as z from 'zod/mini';
import type { DesignFile, DesignNode } from '#contract/design-import.ts';
import type { Me, Rendered } from './read-answer.ts';

// Nothing here runs. What the service documents of itself has to fit into what we read of it, and the compiler says so.

export const fileFits = (documented: GetFileResponse): z.input<typeof DesignFile> => documented;
/** Said once more for itself: in the depth of a tree the compiler stops looking. */
export const partFits = (documented: Node): z.input<typeof DesignNode> => documented;
export const renderedFits = (documented: GetImagesResponse): z.input<typeof Rendered> => documented;
export const meFits = (documented: GetMeResponse): z.input<typeof Me> => documented;
