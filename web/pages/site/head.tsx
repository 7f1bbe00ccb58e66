import type { BrandText } from '#contract/brand.ts';
import { publicUrlMark } from '#contract/public-url.ts';
import { questions } from './questions.ts';

type HeadProps = { brand: BrandText; path: string; title: string; description: string };

/** What search engines, shared links and home screens read of a public page. */
export function SiteHead({ brand, path, title, description }: HeadProps) {
  const address = publicUrlMark + path;
  const about = [
    organisation(brand),
    page(path, title, description),
    ...(path === '/subscribe' ? [faq(brand)] : []),
  ];
  return (
    <>
      <link rel="canonical" href={address} />
      <link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrlMark}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A cottage with one lit window in a valley at night, under a full moon"
      />
      <meta name="twitter:card" content="summary_large_image" />
      {/* A block of data, which no browser runs: the content policy lets it stand inside the page. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': about }),
        }}
      />
    </>
  );
}

function organisation({ name, email, phone, location }: BrandText) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrlMark}/#organisation`,
    name,
    url: `${publicUrlMark}/`,
    logo: `${publicUrlMark}/icon-512.png`,
    email,
    telephone: phone,
    address: location,
  };
}

function page(path: string, name: string, description: string) {
  return {
    '@type': path === '/about' ? 'AboutPage' : 'WebPage',
    '@id': publicUrlMark + path,
    url: publicUrlMark + path,
    name,
    description,
    inLanguage: 'en',
    publisher: { '@id': `${publicUrlMark}/#organisation` },
  };
}

function faq(brand: BrandText) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions(brand).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
