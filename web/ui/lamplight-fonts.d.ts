declare module 'lamplight-fonts/*?url' {
  const url: string;
  export default url;
}
