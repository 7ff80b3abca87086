target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local zeroext i16 @htons(i16 noundef zeroext %host) {
entry:
  %0 = call i16 @llvm.bswap.i16(i16 %host)
  ret i16 %0
}
declare i16 @llvm.bswap.i16(i16)
define dso_local zeroext i16 @ntohs(i16 noundef zeroext %net) {
entry:
  %0 = call i16 @llvm.bswap.i16(i16 %net)
  ret i16 %0
}
define dso_local i32 @htonl(i32 noundef %host) {
entry:
  %0 = call i32 @llvm.bswap.i32(i32 %host)
  ret i32 %0
}
declare i32 @llvm.bswap.i32(i32)
define dso_local i32 @ntohl(i32 noundef %net) {
entry:
  %0 = call i32 @llvm.bswap.i32(i32 %net)
  ret i32 %0
}
