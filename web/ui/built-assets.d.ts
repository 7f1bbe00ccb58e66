declare module 'lamplight-fonts/*?url' {
  const url: string;
  export default url;
}

declare module 'lamplight-avatars/*?url' {
  const url: string;
  export default url;
}
