/** A drawing in lines as a picture of so many pixels, to be painted on a canvas. */
export async function drawnPicture(drawing: string, size: { width: number; height: number }) {
  const image = new Image();
  // Without a size of its own a drawing is nothing to some browsers.
  const sized = drawing.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}
