export function writeCoverDrawing(file: string): Promise<void>;
