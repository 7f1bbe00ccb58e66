import { memo } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { GrowingGrid } from '#web/ui/growing-grid.tsx';
import { cardHeightRem } from './card-height.ts';
import { MemberCard } from './member-card.tsx';

type PeopleGridProps = {
  label: string;
  people: readonly FamilyMember[];
  onEdit?: (member: FamilyMember) => void;
  onDelete: (member: FamilyMember) => void;
};

/** Nothing here changes while a form or a question is open before it. */
export const PeopleGrid = memo(({ label, people, onEdit, onDelete }: PeopleGridProps) => (
  <GrowingGrid
    label={label}
    items={people}
    keyOf={({ id }) => id}
    className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
    guessRem={cardHeightRem}
  >
    {(member, position) => (
      <MemberCard
        key={member.id}
        member={member}
        {...(onEdit && { onEdit })}
        onDelete={onDelete}
        {...position}
      />
    )}
  </GrowingGrid>
));
