import type { Migration } from '#server/platform/database/migrate.ts';

export type RecordingTables = {
  /** A story as somebody has read it, or is reading it. */
  recordings: {
    id: string;
    user_id: string;
    story_id: string;
    speaker: string;
    /** The person of the family it is, where it is one. */
    member_id: string | null;
    /** By whose invitation; null for a family's own device. */
    invitation_id: string | null;
    /** `leaving`: nobody sees it any more, and its files are being removed. */
    state: 'begun' | 'sent' | 'kept' | 'leaving';
    is_favorite: boolean;
    /** The finished sound, as the narration knows it. */
    sound_id: string | null;
    duration_ms: number | null;
    has_message: boolean;
    created_at: Date;
  };
  /** A paragraph as it was read. It is gone once the recording is whole. */
  recording_takes: { recording_id: string; piece: string; file: string; duration_ms: number };
  recording_invitations: {
    id: string;
    user_id: string;
    speaker: string;
    member_id: string | null;
    /** Null for each new story. */
    story_id: string | null;
    /** How often something was sent by it. */
    takes: number;
    created_at: Date;
    expires_at: Date;
  };
};

export const recordingMigration: Migration = {
  name: '0102-recordings',
  async up(schema) {
    await schema
      .createTable('recordings')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('story_id', 'text', (c) => c.notNull())
      .addColumn('speaker', 'text', (c) => c.notNull())
      .addColumn('member_id', 'text')
      .addColumn('invitation_id', 'text')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('is_favorite', 'boolean', (c) => c.notNull())
      .addColumn('sound_id', 'text')
      .addColumn('duration_ms', 'integer')
      .addColumn('has_message', 'boolean', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('recordings_of_user')
      .on('recordings')
      .columns(['user_id', 'created_at', 'id'])
      .execute();
    await schema
      .createIndex('recordings_by_invitation')
      .on('recordings')
      .columns(['invitation_id', 'story_id'])
      .execute();
    await schema
      .createTable('recording_takes')
      .addColumn('recording_id', 'text', (c) => c.notNull().references('recordings.id').onDelete('cascade'))
      .addColumn('piece', 'text', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('duration_ms', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('recording_takes_key', ['recording_id', 'piece'])
      .execute();
    await schema
      .createTable('recording_invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('speaker', 'text', (c) => c.notNull())
      .addColumn('member_id', 'text')
      .addColumn('story_id', 'text')
      .addColumn('takes', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('recording_invitations_of_user')
      .on('recording_invitations')
      .columns(['user_id', 'created_at', 'id'])
      .execute();
  },
};
