import type { BrandText } from '#contract/brand.ts';

export type Question = { question: string; answer: string };

/** What parents ask before they pay. The page shows them; search engines read the same words. */
export function questions({ email, trialDays }: BrandText): readonly Question[] {
  return [
    {
      question: 'Can I cancel anytime?',
      answer: `Yes. Write to ${email} with “cancel” in the subject, and nothing more is taken. You keep full access until the end of the billing period that you have paid for, and everything you made stays yours after it.`,
    },
    {
      question: 'Are stories really unlimited?',
      answer:
        'For a family, yes: nobody counts how many you make in a month. There is one guard against machines that never sleep, set far above what a bedtime can use, and if you ever meet it, it says so and is gone the next day.',
    },
    {
      question: 'Is my payment secure?',
      answer:
        'You pay at Stripe, on their page or in their button. Your card number goes from you to them and never passes through us, so your payment details are never stored here.',
    },
    {
      question: 'What happens when the free trial ends?',
      answer: `After ${trialDays} days new stories and new narration wait until you subscribe. Nothing is deleted: you can go on reading, listening to what was made, taking a copy of it all, or leaving for good. A house that takes no payment locks nothing at all.`,
    },
    {
      question: 'Can I use it without the narrator?',
      answer:
        'Of course. The text of every story is there to be read by you, with your own voices for the bear. The narrator is for the other nights.',
    },
  ];
}
