/** keep-file FOLDER: puts one sound into a store on disk, as the app would. */
import { openDiskFiles } from '#server/platform/files/disk-files.ts';

const files = await openDiskFiles(process.argv[2] ?? '', () => new Date());
await files.put('hill/story.mp3', Buffer.from('hush'));
