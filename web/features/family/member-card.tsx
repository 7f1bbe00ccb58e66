import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { PositionInSet } from '#web/ui/growing-grid.tsx';
import { isArriving } from './family-calls.ts';
import { ageInWords } from './family-words.ts';

type MemberCardProps = PositionInSet & {
  member: FamilyMember;
  onEdit?: (member: FamilyMember) => void;
  onDelete: (member: FamilyMember) => void;
};

/** A person at a glance. Its height is reckoned beforehand in card-height.ts, which goes by these measures. */
export const MemberCard = memo(({ member, onEdit, onDelete, ...position }: MemberCardProps) => {
  const isBusy = isArriving(member);
  return (
    <Card
      as="li"
      aria-busy={isBusy || undefined}
      {...position}
      className="flex h-full flex-col gap-4 p-5! shadow-cut! [contain-intrinsic-size:auto_15rem] [content-visibility:auto]"
    >
      <div className="flex items-center gap-4">
        <Avatar id={member.avatar} age={member.age} look={member.look} size={64} />
        <div className="grid min-w-0">
          <h3 className="text-xl wrap-anywhere">{member.name}</h3>
          <p className="text-sm text-on-soft wrap-anywhere">
            {[ageInWords(member.age), member.relationship].join(' · ')}
          </p>
          {member.sayAs && <p className="text-xs text-on-quiet wrap-anywhere">said “{member.sayAs}”</p>}
        </div>
      </div>
      <Words label="Hobbies" words={member.hobbies} />
      <Words label="Character traits" words={member.characterTraits} tone="lamp" />
      <div className="mt-auto flex flex-wrap gap-2">
        {onEdit && (
          <Button
            tone="ghost"
            size="small"
            disabled={isBusy}
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={() => onEdit(member)}
          >
            Edit<span className="sr-only"> {member.name}</span>
          </Button>
        )}
        <Button
          tone="ghost"
          size="small"
          disabled={isBusy}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => onDelete(member)}
        >
          Delete<span className="sr-only"> {member.name}</span>
        </Button>
      </div>
    </Card>
  );
});

type WordsProps = { label: string; words: readonly string[]; tone?: 'quiet' | 'lamp' };

function Words({ label, words, tone = 'quiet' }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full *:whitespace-normal!">
          <Badge tone={tone}>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
