import { describe, expect, test } from 'vitest';
import { allIdeas, ideasFor } from './ideas.ts';
import type { StoryRequest } from './stories.ts';

const chance = () => 0.5;
const asked: StoryRequest = {
  childName: 'Ada',
  ageRange: '6 years',
  theme: '',
  duration: 'short',
  narratorVoice: 'emma',
  interests: [],
  culturalBackground: 'western',
  characterNames: ['Ada'],
  characterDetails: [],
};
const ideas = (hobbies: string[], month: number, themes: string[] = []) =>
  ideasFor({
    family: [{ hobbies }],
    stories: themes.map((theme) => ({ request: { ...asked, theme } })),
    month,
    timeZone: 'Europe/London',
    chance,
  });

describe('ideas for tonight', () => {
  test('the first few are of the season, and of what they love', () => {
    const first = ideas(['Football', 'gardening'], 1).slice(0, 5);
    expect(first).toContain('The first snow');
    expect(first).toContain('The football final');
    expect(first).toContain('Planting a seed');
  });

  test('a hobby that no tale knows is left alone, and nothing is offered twice', () => {
    expect(ideas(['bell ringing'], 7).every((idea) => allIdeas.includes(idea))).toBe(true);
    // Of the season, of what they love, and among the others.
    const all = ideas(['planting seeds', 'gardening', 'dinosaurs'], 4);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('Planting a seed');
  });

  test('a hobby that only looks like another is another', () => {
    for (const idea of ['A magic paintbrush', 'A night on the sleeper train', 'Dressing up'])
      expect(ideas(['martial arts', 'training', 'dressage', 'dentistry'], 1)).not.toContain(idea);
  });

  test('what was told is not offered again', () => {
    expect(ideas([], 1)).toContain('The first snow');
    expect(ideas([], 1, ['the FIRST snow'])).not.toContain('The first snow');
  });

  test('there is one for every evening of two months', () => {
    expect(ideas([], 10).length).toBeGreaterThan(60);
  });
});
