target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [49 x i8] c"pthread_rwlock_tryrdlock: the lock was destroyed\00", align 1
@.str.1 = private unnamed_addr constant [54 x i8] c"pthread_rwlock_tryrdlock: the lock is not initialised\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"pthread_rwlock_trywrlock: the lock was destroyed\00", align 1
@.str.3 = private unnamed_addr constant [54 x i8] c"pthread_rwlock_trywrlock: the lock is not initialised\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_timedrdlock: the lock was destroyed\00", align 1
@.str.5 = private unnamed_addr constant [56 x i8] c"pthread_rwlock_timedrdlock: the lock is not initialised\00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_timedwrlock: the lock was destroyed\00", align 1
@.str.7 = private unnamed_addr constant [56 x i8] c"pthread_rwlock_timedwrlock: the lock is not initialised\00", align 1
@.str.8 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_clockrdlock: the lock was destroyed\00", align 1
@.str.9 = private unnamed_addr constant [56 x i8] c"pthread_rwlock_clockrdlock: the lock is not initialised\00", align 1
@.str.10 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_clockwrlock: the lock was destroyed\00", align 1
@.str.11 = private unnamed_addr constant [56 x i8] c"pthread_rwlock_clockwrlock: the lock is not initialised\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"rwlock.owner\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"rwlock.kind\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.16 = private unnamed_addr constant [15 x i8] c"rwlock.waiting\00", align 1
@.str.17 = private unnamed_addr constant [15 x i8] c"rwlock.readers\00", align 1
@.str.18 = private unnamed_addr constant [15 x i8] c"rwlock.reading\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"rwlock.reader\00", align 1
@.str.20 = private unnamed_addr constant [41 x i8] c"readers-writer locks and so many threads\00", align 1
define dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  %call = call i32 @read_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef 16, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.1, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @read_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef %busy, i8* noundef %gone, i8* noundef %raw) {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 56)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp eq i64 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_rwlock_t* %lock to %struct.__pthread_rwlock_arch_t*
  %__flags.i.i = getelementptr inbounds %struct.__pthread_rwlock_arch_t, %struct.__pthread_rwlock_arch_t* %__data.i.i, i32 0, i32 11
  %1 = load i32, i32* %__flags.i.i, align 8
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %conv.i.i = sext i32 %2 to i64
  %add.i.i = add nsw i64 %conv.i.i, 1
  %call2.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %conv3.i.i = sext i32 %cond.i.i to i64
  %sub.i.i = sub nsw i64 %add.i.i, %conv3.i.i
  %cmp.i.i.i = icmp eq i64 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i64 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %rwlock_kind.exit.i
cond.false.i.i:
  br label %rwlock_kind.exit.i
rwlock_kind.exit.i:
  %cond5.i.i = phi i64 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i = icmp ne i64 %cond5.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %gone)
  %cmp1.i = icmp sge i64 %cond5.i.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.rhs.i
land.lhs.true.i:
  %cmp2.i = icmp sle i64 %cond5.i.i, 3
  br i1 %cmp2.i, label %rwlock_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp eq i64 %cond5.i.i, -1
  br label %rwlock_require.exit
rwlock_require.exit:
  %3 = phi i1 [ true, %land.lhs.true.i ], [ %cmp3.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %raw)
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call2, 0
  br i1 %cmp, label %land.lhs.true, label %if.else
land.lhs.true:
  %cmp.i11 = icmp eq i64 %cond5.i.i, 3
  br i1 %cmp.i11, label %land.rhs.i, label %writers_first.exit
land.rhs.i:
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.16, i64 0, i64 0), i8* noundef %0)
  %cmp1.i12 = icmp ne i64 %call.i, 0
  br label %writers_first.exit
writers_first.exit:
  %4 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i12, %land.rhs.i ]
  br i1 %4, label %if.else, label %if.then
if.then:
  %call.i13 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call.i13, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  %cmp.i.i14 = icmp uge i64 %call, 56
  br i1 %cmp.i.i14, label %if.then.i.i, label %rwlock_place.exit.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.20, i64 0, i64 0))
  br label %rwlock_place.exit.i
rwlock_place.exit.i:
  %add.ptr.i.i = getelementptr inbounds i8, i8* %0, i64 %call
  br i1 %cmp.i.i14, label %if.then.i.i.i, label %rwlock_read.exit
if.then.i.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.20, i64 0, i64 0))
  br label %rwlock_read.exit
rwlock_read.exit:
  %call1.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.18, i64 0, i64 0), i8* noundef %add.ptr.i.i)
  %add3.i = add nsw i64 %call1.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.18, i64 0, i64 0), i8* noundef %add.ptr.i.i, i64 noundef %add3.i)
  %call4.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i64 0, i64 0), i8* noundef %0)
  %add5.i = add nsw i64 %call4.i, %call
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.19, i64 0, i64 0), i8* noundef %0, i64 noundef %add5.i)
  br label %if.end9
if.else:
  %cmp4 = icmp eq i64 %call2, %call
  br i1 %cmp4, label %land.lhs.true5, label %if.else8
land.lhs.true5:
  %cmp6 = icmp eq i32 %busy, 110
  br i1 %cmp6, label %if.then7, label %if.else8
if.then7:
  br label %if.end
if.else8:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 35, %if.then7 ], [ %busy, %if.else8 ]
  br label %if.end9
if.end9:
  %error.1 = phi i32 [ %error.0, %if.end ], [ 0, %rwlock_read.exit ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
define dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  %call = call i32 @write_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef 16, i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.3, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @write_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef %busy, i8* noundef %gone, i8* noundef %raw) {
entry:
  %call = call i64 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 56)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.14, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp eq i64 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_rwlock_t* %lock to %struct.__pthread_rwlock_arch_t*
  %__flags.i.i = getelementptr inbounds %struct.__pthread_rwlock_arch_t, %struct.__pthread_rwlock_arch_t* %__data.i.i, i32 0, i32 11
  %1 = load i32, i32* %__flags.i.i, align 8
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %conv.i.i = sext i32 %2 to i64
  %add.i.i = add nsw i64 %conv.i.i, 1
  %call2.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.15, i64 0, i64 0), i64 noundef 0)
  %tobool.i.i = icmp ne i64 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %conv3.i.i = sext i32 %cond.i.i to i64
  %sub.i.i = sub nsw i64 %add.i.i, %conv3.i.i
  %cmp.i.i.i = icmp eq i64 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i64 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %rwlock_kind.exit.i
cond.false.i.i:
  br label %rwlock_kind.exit.i
rwlock_kind.exit.i:
  %cond5.i.i = phi i64 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i = icmp ne i64 %cond5.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %gone)
  %cmp1.i = icmp sge i64 %cond5.i.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.rhs.i
land.lhs.true.i:
  %cmp2.i = icmp sle i64 %cond5.i.i, 3
  br i1 %cmp2.i, label %rwlock_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp eq i64 %cond5.i.i, -1
  br label %rwlock_require.exit
rwlock_require.exit:
  %3 = phi i1 [ true, %land.lhs.true.i ], [ %cmp3.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %raw)
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call2, 0
  br i1 %cmp, label %land.lhs.true, label %if.else
land.lhs.true:
  %call3 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.17, i64 0, i64 0), i8* noundef %0)
  %cmp4 = icmp eq i64 %call3, 0
  br i1 %cmp4, label %if.then, label %if.else
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  br label %if.end10
if.else:
  %cmp5 = icmp eq i64 %call2, %call
  br i1 %cmp5, label %land.lhs.true6, label %if.else9
land.lhs.true6:
  %cmp7 = icmp eq i32 %busy, 110
  br i1 %cmp7, label %if.then8, label %if.else9
if.then8:
  br label %if.end
if.else9:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 35, %if.then8 ], [ %busy, %if.else9 ]
  br label %if.end10
if.end10:
  %error.1 = phi i32 [ 0, %if.then ], [ %error.0, %if.end ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
define dso_local i32 @pthread_rwlock_timedrdlock(%union.pthread_rwlock_t* noundef nonnull %lock, %struct.timespec* noundef nonnull %time) {
entry:
  %call = call i32 @read_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef 110, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.5, i64 0, i64 0))
  %cmp.i = icmp eq i32 %call, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i64, i64* %tv_sec.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @pthread_rwlock_timedwrlock(%union.pthread_rwlock_t* noundef nonnull %lock, %struct.timespec* noundef nonnull %time) {
entry:
  %call = call i32 @write_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef 110, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.7, i64 0, i64 0))
  %cmp.i = icmp eq i32 %call, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i64, i64* %tv_sec.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @pthread_rwlock_clockrdlock(%union.pthread_rwlock_t* noundef nonnull %lock, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %cmp.i = icmp eq i32 %clock, 0
  br i1 %cmp.i, label %can_wait_by.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %clock, 1
  br label %can_wait_by.exit
can_wait_by.exit:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call i32 @read_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef 110, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.9, i64 0, i64 0))
  %cmp.i1 = icmp eq i32 %call1, 110
  br i1 %cmp.i1, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i64, i64* %tv_sec.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %1)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %2, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %2, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %3, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call1, %cond.false.i ]
  br label %return
return:
  %retval.0 = phi i32 [ %cond.i, %timeout.exit ], [ 22, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_rwlock_clockwrlock(%union.pthread_rwlock_t* noundef nonnull %lock, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %cmp.i = icmp eq i32 %clock, 0
  br i1 %cmp.i, label %can_wait_by.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %clock, 1
  br label %can_wait_by.exit
can_wait_by.exit:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %call1 = call i32 @write_now(%union.pthread_rwlock_t* noundef %lock, i32 noundef 110, i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.11, i64 0, i64 0))
  %cmp.i1 = icmp eq i32 %call1, 110
  br i1 %cmp.i1, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i64, i64* %tv_sec.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %1)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %2, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %2, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %3, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call1, %cond.false.i ]
  br label %return
return:
  %retval.0 = phi i32 [ %cond.i, %timeout.exit ], [ 22, %if.then ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__model_needs(i32 noundef, ...)
