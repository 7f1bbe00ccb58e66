import type { Look } from '#contract/looks.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { LookFields } from './look-fields.tsx';

type FaceFieldsProps = {
  /** Of the group of radio buttons, unlike any other on the page. */
  name: string;
  avatar: string;
  look: Look;
  onAvatar: (avatar: string) => void;
  onLook: (look: Look) => void;
};

/** A face: one of those we offer, and what makes it somebody's own. */
export function FaceFields({ name, avatar, look, onAvatar, onLook }: FaceFieldsProps) {
  return (
    <div className="grid gap-4 pb-2">
      <AvatarPicker name={name} value={avatar} onChange={onAvatar} />
      <LookFields avatar={avatar} look={look} onChange={onLook} />
    </div>
  );
}
