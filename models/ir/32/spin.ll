target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"spin.owner\00", align 1
define dso_local i32 @pthread_spin_init(i32* noundef nonnull %lock, i32 noundef %shared) {
entry:
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local i32 @pthread_spin_destroy(i32* noundef nonnull %lock) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_spin_lock(i32* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call, 0
  call void @__gsmack_await(i1 noundef zeroext %cmp)
  %call1 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %call1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_await(i1 noundef zeroext)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_spin_trylock(i32* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  %call1 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %call1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 16, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_spin_unlock(i32* noundef nonnull %lock) {
entry:
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  ret i32 0
}
