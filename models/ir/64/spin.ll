target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"spin.state\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"pthread_spin_init: the lock is initialised already\00", align 1
@.str.3 = private unnamed_addr constant [45 x i8] c"pthread_spin_destroy: the lock was destroyed\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"pthread_spin_destroy: the lock is not initialised\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"spin.owner\00", align 1
@.str.6 = private unnamed_addr constant [39 x i8] c"pthread_spin_destroy: the lock is held\00", align 1
@.str.7 = private unnamed_addr constant [42 x i8] c"pthread_spin_lock: the lock was destroyed\00", align 1
@.str.8 = private unnamed_addr constant [47 x i8] c"pthread_spin_lock: the lock is not initialised\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"spin lock\00", align 1
@.str.10 = private unnamed_addr constant [45 x i8] c"pthread_spin_trylock: the lock was destroyed\00", align 1
@.str.11 = private unnamed_addr constant [50 x i8] c"pthread_spin_trylock: the lock is not initialised\00", align 1
@.str.12 = private unnamed_addr constant [44 x i8] c"pthread_spin_unlock: the lock was destroyed\00", align 1
@.str.13 = private unnamed_addr constant [49 x i8] c"pthread_spin_unlock: the lock is not initialised\00", align 1
@.str.14 = private unnamed_addr constant [57 x i8] c"pthread_spin_unlock: the lock is not held by this thread\00", align 1
define dso_local i32 @pthread_spin_init(i32* noundef nonnull %lock, i32 noundef %shared) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp sle i64 %call, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.2, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_spin_destroy(i32* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.3, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.4, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.6, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_spin_lock(i32* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.7, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.8, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call, 0
  call void @__gsmack_await_for(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  %call1 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef %call1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_self()
define dso_local i32 @pthread_spin_trylock(i32* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.10, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.11, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  %call1 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef %call1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 16, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_spin_unlock(i32* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.12, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.13, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %call1 = call i64 @__gsmack_self()
  %cmp = icmp eq i64 %call, %call1
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp3 = icmp sle i64 %call2, 0
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %entry ], [ %cmp3, %lor.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.14, i64 0, i64 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
