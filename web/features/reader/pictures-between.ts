import { createContext, type ReactNode } from 'react';

/** The small pictures of a story, by the paragraph that each stands behind. */
export type PicturesBetween = ReadonlyMap<number, ReactNode>;

export const PicturesBetween = createContext<PicturesBetween>(new Map());
