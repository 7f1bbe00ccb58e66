import type { BrandText } from '#contract/brand.ts';
import { Link } from '#web/ui/link.tsx';
import { Wordmark } from '#web/ui/logo.tsx';

const footerLinks = [
  { label: 'Home', href: '/' },
  { label: 'My Profile', href: '/user-profile' },
  { label: 'About', href: '/about' },
];
const smallPrint = [
  { label: 'Pricing', href: '/subscribe' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
];

export function SiteFooter({ brand }: { brand: BrandText }) {
  return (
    <footer className="relative mt-auto border-t border-night-600/60 bg-night-950">
      <div className="mx-auto grid max-w-content gap-8 px-5 py-10 md:grid-cols-[1.4fr_1fr_1.2fr] md:px-8">
        <div className="grid content-start justify-items-start gap-3">
          <Wordmark name={brand.name} />
          <p className="rounded-full px-3 text-xs font-bold text-night-200 ring-1 ring-night-500">
            {brand.versionLabel}
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 content-start gap-x-6">
          <FooterLinks links={footerLinks} />
          <FooterLinks links={smallPrint} />
        </nav>
        <address className="grid content-start justify-items-start gap-x-6 text-sm text-night-200 not-italic">
          <a href={`mailto:${brand.email}`} className="footer-link">
            {brand.email}
          </a>
          <a href={`tel:${brand.phone}`} className="footer-link">
            {brand.phone}
          </a>
          <span className="py-2">{brand.location}</span>
          <span className="flex items-center gap-2 py-2 text-night-300">
            Powered by
            <img src={brand.agencyLogoUrl} alt={brand.agencyName} width="176" height="28" loading="lazy" />
          </span>
        </address>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: typeof footerLinks }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className="footer-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
