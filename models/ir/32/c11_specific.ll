target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i32 @tss_create(i32* noundef %key, void (i8*)* noundef %destructor) {
entry:
  %call = call i32 @pthread_key_create(i32* noundef %key, void (i8*)* noundef %destructor)
  %tobool = icmp ne i32 %call, 0
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}
declare dso_local i32 @pthread_key_create(i32* noundef, void (i8*)* noundef)
define dso_local void @tss_delete(i32 noundef %key) {
entry:
  %call = call i32 @pthread_key_delete(i32 noundef %key)
  ret void
}
declare dso_local i32 @pthread_key_delete(i32 noundef)
define dso_local i8* @tss_get(i32 noundef %key) {
entry:
  %call = call i8* @pthread_getspecific(i32 noundef %key)
  ret i8* %call
}
declare dso_local i8* @pthread_getspecific(i32 noundef)
define dso_local i32 @tss_set(i32 noundef %key, i8* noundef %value) {
entry:
  %call = call i32 @pthread_setspecific(i32 noundef %key, i8* noundef %value)
  %tobool = icmp ne i32 %call, 0
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}
declare dso_local i32 @pthread_setspecific(i32 noundef, i8* noundef)
