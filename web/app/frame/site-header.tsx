import type { BrandText } from '#contract/brand.ts';
import type { Session } from '#web/features/accounts/session.ts';
import { signOut, useSession } from '#web/features/accounts/use-session.ts';
import { Link } from '#web/ui/link.tsx';
import { Wordmark } from '#web/ui/logo.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { familyLinks, mainLinks, menuName, type NavigationLink, visitorLinks } from './navigation.ts';

type SiteHeaderProps = {
  brand: BrandText;
  /** The landing page's way in is one button; everywhere else it is a dropdown. */
  isLanding?: boolean;
};

/** The same header on every page: drawn into the public ones at build and woken there, part of the frame in the app. */
export function SiteHeader({ brand, isLanding = false }: SiteHeaderProps) {
  const session = useSession();
  const isFamily = session.status === 'signed-in';
  const entries = isFamily ? familyLinks : visitorLinks(brand);
  return (
    <header className="site-header">
      {!isFamily && <ContactLine brand={brand} />}
      <div className="flex items-center gap-3">
        <Link href={isFamily ? '/dashboard' : '/'} className="inline-flex min-h-11 rounded-md">
          <Wordmark name={brand.name} />
        </Link>
        <span className="hidden rounded-full px-2.5 text-xs/6 font-bold text-night-200 ring-1 ring-night-500 sm:inline">
          {brand.versionLabel}
        </span>
      </div>
      <nav aria-label="Main" className="hidden gap-7 lg:flex">
        <Links of={mainLinks} session={session} className="header-link" />
      </nav>
      <div className="ml-auto hidden items-center gap-3 lg:flex">
        {isLanding && !isFamily ? (
          <Link href="/login" className="header-pill">
            Login
          </Link>
        ) : (
          <HeaderMenu
            id="account-menu"
            label={menuName(session)}
            buttonClassName="header-pill"
            isReady={session.isReady}
          >
            <Links of={entries} session={session} className="header-entry" />
            {isFamily && <SignOutButton label="Sign Out" className="header-entry" />}
            <Contact brand={brand} />
          </HeaderMenu>
        )}
        {isFamily && <SignOutButton label="Logout" className="header-link px-2" />}
      </div>
      <div className="ml-auto flex items-center gap-2 lg:hidden">
        {isLanding && !isFamily && (
          <Link href="/login" className="header-pill">
            Login
          </Link>
        )}
        <HeaderMenu
          id="mobile-menu"
          label="Menu"
          picture={<MenuSign />}
          buttonClassName="header-orb"
          isReady={session.isReady}
        >
          <nav aria-label="Menu">
            <Links
              of={withoutRepeats([...mainLinks, ...entries])}
              session={session}
              className="header-entry"
            />
            {isFamily && <SignOutButton label="Sign Out" className="header-entry" />}
          </nav>
          <Contact brand={brand} />
        </HeaderMenu>
      </div>
    </header>
  );
}

type LinksProps = { of: readonly NavigationLink[]; session: Session; className: string };

function Links({ of: links, session, className }: LinksProps) {
  return links.map(({ label, href }) => (
    <Link key={label} href={href} className={className} disabled={!session.isReady}>
      {label}
    </Link>
  ));
}

function SignOutButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" className={className} onClick={() => void signOut()}>
      {label}
    </button>
  );
}

function Contact({ brand }: { brand: BrandText }) {
  return (
    <address className="mt-2 grid border-t border-night-600 px-4 pt-2 text-sm text-night-200 not-italic">
      <a href={`mailto:${brand.email}`} className="footer-link">
        {brand.email}
      </a>
      <a href={`tel:${brand.phone}`} className="footer-link">
        {brand.phone}
      </a>
      <span className="py-2 text-xs text-night-300">
        {brand.location} · {brand.versionLabel}
      </span>
      <Agency brand={brand} />
    </address>
  );
}

/** Above everything, where there is room for it: who is behind this, for whoever does not know us yet. */
function ContactLine({ brand }: { brand: BrandText }) {
  return (
    <address className="header-contact">
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      <a href={`tel:${brand.phone}`}>{brand.phone}</a>
      <span>{brand.location}</span>
      <Agency brand={brand} />
    </address>
  );
}

function Agency({ brand }: { brand: BrandText }) {
  return (
    <span className="flex items-center gap-2 py-1 text-xs text-night-300">
      Powered by
      <img src={brand.agencyLogoUrl} alt={brand.agencyName} width="113" height="18" loading="lazy" />
    </span>
  );
}

function MenuSign() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d="M4 8h16M4 16h11" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}

/** My Profile is in both lists; in one menu it stands once. */
function withoutRepeats(links: readonly NavigationLink[]): NavigationLink[] {
  return links.filter((link, index) => links.findIndex(({ label }) => label === link.label) === index);
}
