import { Card } from '#web/ui/card.tsx';

const steps = [
  {
    title: 'Connect the house',
    words:
      'Whoever runs it makes a personal access token in the design service and sets it as FIGMA_TOKEN. Here it is only tested.',
  },
  {
    title: 'Open the file over there',
    words:
      'Copy its link from the address bar, or from Share. Its key, the 22 letters and digits in the middle, does as well.',
  },
  {
    title: 'Paste it above and load it',
    words:
      'You will see what it is built of, every text and colour in it, and its components. Parts that you choose can be exported as pictures.',
  },
] as const;

/** Stands where the file will be. */
export function HelpCard() {
  return (
    <Card surface="night" className="grid gap-6">
      <h2 className="text-xl text-lamp-50">How to bring in a design</h2>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map(({ title, words }, index) => (
          <li key={title} className="grid content-start gap-2">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-night-700 font-display text-lg text-lamp-300"
            >
              {index + 1}
            </span>
            <h3 className="text-lg text-lamp-50">{title}</h3>
            <p className="text-sm text-on-soft">{words}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
