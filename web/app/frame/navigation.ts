import type { BrandText } from '#contract/brand.ts';
import type { Session } from '#web/features/accounts/session.ts';

export type NavigationLink = { label: string; href: string };

export const mainLinks: readonly NavigationLink[] = [
  { label: 'Story Library', href: '/stories' },
  { label: 'Family', href: '/family' },
  { label: 'My Profile', href: '/user-profile' },
  { label: 'About', href: '/about' },
];

export const familyLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/dashboard' },
  { label: 'Create Story', href: '/create-story' },
  { label: 'My Profile', href: '/user-profile' },
  { label: 'Family Manager', href: '/family' },
];

export function visitorLinks(brand: BrandText): readonly NavigationLink[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Sign In', href: '/login' },
    { label: 'Create Account', href: '/signup' },
    { label: 'Pricing', href: '/subscribe' },
    { label: 'Help & Support', href: `mailto:${brand.email}` },
  ];
}

/** What the dropdown is called: the family's name, or the way in. */
export function menuName(session: Session): string {
  if (session.status !== 'signed-in') return 'Login';
  return session.user?.username || 'Profile';
}
