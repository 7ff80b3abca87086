target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"spin.owner\00", align 1
define dso_local i32 @pthread_spin_init(i32* noundef nonnull %lock, i32 noundef %shared) local_unnamed_addr {
entry:
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %0, i64 noundef 0)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr
define dso_local i32 @pthread_spin_destroy(i32* nocapture noundef nonnull readnone %lock) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_spin_lock(i32* noundef nonnull %lock) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %0)
  %cmp = icmp eq i64 %call, 0
  call void @__gsmack_await(i1 noundef zeroext %cmp)
  %call1 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %0, i64 noundef %call1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local void @__gsmack_await(i1 noundef zeroext) local_unnamed_addr
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
declare dso_local i64 @__gsmack_self() local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define dso_local i32 @pthread_spin_trylock(i32* noundef nonnull %lock) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %0)
  %cmp.not = icmp eq i64 %call, 0
  br i1 %cmp.not, label %if.else, label %if.end
if.else:
  %call1 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %0, i64 noundef %call1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 0, %if.else ], [ 16, %entry ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_spin_unlock(i32* noundef nonnull %lock) local_unnamed_addr {
entry:
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %0, i64 noundef 0)
  ret i32 0
}
