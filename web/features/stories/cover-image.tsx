export function CoverImage({ address }: { address: string }) {
  return <img src={address} alt="" width={800} height={470} decoding="async" />;
}
