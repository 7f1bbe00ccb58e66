import type { BrandText } from '#contract/brand.ts';
import { BackToHome, MailLink, Part, Sheet } from './sheet.tsx';

export function TermsPage({ brand }: { brand: BrandText }) {
  const { name, email, phone, location, pricePerMonth, trialDays } = brand;
  return (
    <Sheet title="Terms and Conditions" note="Last updated July 30, 2025">
      <BackToHome />
      <p>
        These are the terms between you and {name} of {location}. We wrote them to be read. If a sentence here
        is not clear, write to <MailLink email={email} /> and we will say it better.
      </p>
      <Part id="what" title="1. What you get">
        <p>
          {name} makes bedtime stories about the people you tell it about, and reads them aloud. Your account
          holds profiles of your family and of guests, a library of the stories you made, their narration, and
          a night light for your screen.
        </p>
        <p>
          We may change how it works, and now and then it will be down for a while. We do not take away
          something you paid for without telling you by e-mail first, in time for you to leave before it
          happens.
        </p>
      </Part>
      <Part id="account" title="2. Your account">
        <p>
          An account is for a grown-up: a parent, a guardian or whoever puts the children to bed, at least 18
          years old. Children do not have accounts. Please use an e-mail address that is yours, a password
          that you use nowhere else, and tell us if you think that somebody else has got in.
        </p>
        <p>
          One account is for one household. Grandparents who read on Sundays belong to the household, wherever
          they live.
        </p>
      </Part>
      <Part id="price" title="3. The free trial, the price and paying">
        <p>
          The first {trialDays} days are free. After that the one plan, Premium, costs {pricePerMonth} per
          month, paid in advance through Stripe, our payment provider. Taxes that your country adds are shown
          before you pay.
        </p>
        <p>
          If you do not subscribe, nothing is taken and nothing is deleted. New stories and new narration
          wait; reading, listening to what was made, copying it and deleting it do not. Where {name} is run
          without payment, all of this section falls away and nothing is locked.
        </p>
        <p>
          If we ever change the price, we write to you at least 30 days before, and the new price begins with
          the billing period after that. A price that you do not like is a good reason to cancel.
        </p>
      </Part>
      <Part id="cancel" title="4. Cancelling">
        <p>
          You can cancel at any time. Send an e-mail with “cancel” in the subject to{' '}
          <MailLink email={email} subject="cancel" />, from the address of your account. You keep full access
          until the end of the billing period that is paid for, and nothing is taken after it.
        </p>
        <p>
          Cancelling ends the plan and keeps the account. To have the account and everything in it erased, use
          “Delete account” in My Profile, or ask us by e-mail.
        </p>
        <p>
          If something did not work and we could not mend it, ask for your money back. The rights to a refund
          that the law gives you stay with you, whatever is written here.
        </p>
      </Part>
      <Part id="stories" title="5. The stories">
        <p>
          Stories and voices are made by machines. They are held to rules that keep them calm and fit for a
          bedtime, but a machine can still write something odd, wrong or out of tune with your family. Please
          look at a story before a child hears it. Nothing in a story is advice about health, safety or
          anything else.
        </p>
        <p>
          The stories that you make are yours. Read them, print them, send them to an aunt, record yourself
          reading them. What we keep are the rights in the software, in the storyteller’s own craft and in our
          pictures. You give us no more than the permission we need to do the work: to store what you entered
          and to make stories and sound from it. We do not publish your stories and do not train anything on
          them.
        </p>
      </Part>
      <Part id="fair" title="6. What we ask of you">
        <ul className="sheet-list">
          <li>
            Tell us only about people you may speak for: your own children, and grown-ups who would not mind.
          </li>
          <li>Ask for stories that could be told to a child. Others are declined, kindly.</li>
          <li>Do not try to get into other people’s accounts, or to break or overload the service.</li>
          <li>Do not sell access to it, and do not feed it by machine.</li>
        </ul>
        <p>
          “Unlimited stories” means what a family can use. To guard against machines there is a limit for each
          family and day, many times higher than a bedtime; when it is reached, the page says so, and it is
          gone the next day.
        </p>
        <p>
          If an account harms others or the service we may close it. We say why, give you the chance to answer
          unless somebody is in danger, return what you paid for the time that is left, and let you take your
          stories along.
        </p>
      </Part>
      <Part id="privacy" title="7. Your family’s privacy">
        <p>
          What we keep about your family, where it goes and how to have it erased is in the{' '}
          <a href="/privacy" className="paper-link">
            Privacy Policy
          </a>
          . It is part of these terms.
        </p>
      </Part>
      <Part id="liability" title="8. If something goes wrong">
        <p>
          The New Zealand Consumer Guarantees Act 1993 promises you, among other things, that a service is
          provided with reasonable care and skill. Nothing here takes that away, nor what the law of your own
          country gives you as a consumer, nor our answer for harm we cause on purpose or by gross
          carelessness.
        </p>
        <p>
          Beyond that we answer for loss that could be foreseen when you signed up, up to what you paid us in
          the twelve months before it. We do not answer for what we cannot govern, such as your internet or
          your device; and please do not rely on us as the only copy of something you could not bear to lose.
          My Profile gives you a copy of all of it at any time.
        </p>
      </Part>
      <Part id="changes" title="9. Changes, law and courts">
        <p>
          When we change these terms in a way that matters we write to you at least 30 days before. The date
          at the top says when they were last changed.
        </p>
        <p>
          The law of New Zealand applies, and its courts decide, unless the law of the country where you live
          protects you better: then that stays with you. Please talk to us first. Most things are settled by
          one kind e-mail.
        </p>
      </Part>
      <Part id="contact" title="10. Where to find us">
        <p>
          {name}, {location}. E-mail <MailLink email={email} />, telephone {phone}.
        </p>
      </Part>
      <BackToHome />
    </Sheet>
  );
}
