import type { BrandText } from '#contract/brand.ts';

/** What the house has said would come. Its words are the house's own, so that they stay true as things arrive. */
export function Roadmap({ brand }: { brand: BrandText }) {
  const items = [
    [brand.roadmapFirst, brand.roadmapFirstWords],
    [brand.roadmapSecond, brand.roadmapSecondWords],
    [brand.roadmapThird, brand.roadmapThirdWords],
  ] as const;
  return (
    <section className="site-section" aria-labelledby="coming">
      <h2 id="coming" className="site-heading">
        {brand.roadmapTitle}
      </h2>
      <ol className="roadmap">
        {items.map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
