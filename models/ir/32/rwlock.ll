target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }
%union.pthread_rwlockattr_t = type { i32, [4 x i8] }
@.str = private unnamed_addr constant [29 x i8] c"may-fail.pthread_rwlock_init\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"rwlock.kind\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.3 = private unnamed_addr constant [53 x i8] c"pthread_rwlock_init: the lock is initialised already\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"rwlock.owner\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"rwlock.readers\00", align 1
@.str.6 = private unnamed_addr constant [48 x i8] c"pthread_rwlock_init: the lock is in use already\00", align 1
@.str.7 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_init: the attributes were destroyed\00", align 1
@.str.8 = private unnamed_addr constant [56 x i8] c"pthread_rwlock_init: the attributes are not initialised\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"rwlockattr.kind\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"rwlock.reader\00", align 1
@.str.11 = private unnamed_addr constant [47 x i8] c"pthread_rwlock_destroy: the lock was destroyed\00", align 1
@.str.12 = private unnamed_addr constant [52 x i8] c"pthread_rwlock_destroy: the lock is not initialised\00", align 1
@.str.13 = private unnamed_addr constant [41 x i8] c"pthread_rwlock_destroy: the lock is held\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"pthread_rwlock_rdlock: the lock was destroyed\00", align 1
@.str.15 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_rdlock: the lock is not initialised\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.17 = private unnamed_addr constant [46 x i8] c"pthread_rwlock_wrlock: the lock was destroyed\00", align 1
@.str.18 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_wrlock: the lock is not initialised\00", align 1
@.str.19 = private unnamed_addr constant [15 x i8] c"rwlock.waiting\00", align 1
@.str.20 = private unnamed_addr constant [46 x i8] c"pthread_rwlock_unlock: the lock was destroyed\00", align 1
@.str.21 = private unnamed_addr constant [51 x i8] c"pthread_rwlock_unlock: the lock is not initialised\00", align 1
@.str.22 = private unnamed_addr constant [59 x i8] c"pthread_rwlock_unlock: the lock is not held by this thread\00", align 1
@.str.23 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.24 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.26 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.27 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"rwlock\00", align 1
@.str.30 = private unnamed_addr constant [15 x i8] c"rwlock.reading\00", align 1
@.str.31 = private unnamed_addr constant [41 x i8] c"readers-writer locks and so many threads\00", align 1
define dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef nonnull %lock, %union.pthread_rwlockattr_t* noundef %attr) {
entry:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 32)
  %call2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp sle i32 %call2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.3, i32 0, i32 0))
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp4 = icmp eq i32 %call3, 0
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %call5 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %cmp6 = icmp eq i32 %call5, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %if.end ], [ %cmp6, %land.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.6, i32 0, i32 0))
  %tobool7 = icmp ne %union.pthread_rwlockattr_t* %attr, null
  br i1 %tobool7, label %if.then8, label %if.end10
if.then8:
  %2 = bitcast %union.pthread_rwlockattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 8)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.23, i32 0, i32 0), i8* noundef %2)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.7, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.8, i32 0, i32 0))
  %call9 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.9, i32 0, i32 0), i8* noundef %2)
  br label %if.end10
if.end10:
  %kind.0 = phi i32 [ %call9, %if.then8 ], [ 0, %land.end ]
  %add = add nsw i32 %kind.0, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 12, %if.then ], [ 0, %if.end10 ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_rwlock_destroy(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 32)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_rwlock_t* %lock to %struct.__pthread_rwlock_arch_t*
  %__flags.i.i = getelementptr inbounds %struct.__pthread_rwlock_arch_t, %struct.__pthread_rwlock_arch_t* %__data.i.i, i32 0, i32 6
  %1 = load i8, i8* %__flags.i.i, align 4
  %conv.i.i = zext i8 %1 to i32
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %conv.i.i)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %sub.i.i = sub nsw i32 %add.i.i, %cond.i.i
  %cmp.i.i.i = icmp eq i32 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i32 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %rwlock_kind.exit.i
cond.false.i.i:
  br label %rwlock_kind.exit.i
rwlock_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.11, i32 0, i32 0))
  %cmp1.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.rhs.i
land.lhs.true.i:
  %cmp2.i = icmp sle i32 %cond4.i.i, 3
  br i1 %cmp2.i, label %rwlock_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp eq i32 %cond4.i.i, -1
  br label %rwlock_require.exit
rwlock_require.exit:
  %3 = phi i1 [ true, %land.lhs.true.i ], [ %cmp3.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.12, i32 0, i32 0))
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %call2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %cmp3 = icmp eq i32 %call2, 0
  br label %land.end
land.end:
  %4 = phi i1 [ false, %rwlock_require.exit ], [ %cmp3, %land.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.13, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 32)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_rwlock_t* %lock to %struct.__pthread_rwlock_arch_t*
  %__flags.i.i = getelementptr inbounds %struct.__pthread_rwlock_arch_t, %struct.__pthread_rwlock_arch_t* %__data.i.i, i32 0, i32 6
  %1 = load i8, i8* %__flags.i.i, align 4
  %conv.i.i = zext i8 %1 to i32
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %conv.i.i)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %sub.i.i = sub nsw i32 %add.i.i, %cond.i.i
  %cmp.i.i.i = icmp eq i32 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i32 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %rwlock_kind.exit.i
cond.false.i.i:
  br label %rwlock_kind.exit.i
rwlock_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i32 0, i32 0))
  %cmp1.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.rhs.i
land.lhs.true.i:
  %cmp2.i = icmp sle i32 %cond4.i.i, 3
  br i1 %cmp2.i, label %rwlock_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp eq i32 %cond4.i.i, -1
  br label %rwlock_require.exit
rwlock_require.exit:
  %3 = phi i1 [ true, %land.lhs.true.i ], [ %cmp3.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.15, i32 0, i32 0))
  %call2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call2, %call
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %call3 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0)
  %cmp4 = icmp ne i32 %call3, 0
  br i1 %cmp4, label %land.rhs, label %land.end9
land.rhs:
  %call5 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp6 = icmp eq i32 %call5, 0
  br i1 %cmp6, label %land.rhs7, label %land.end
land.rhs7:
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  %cmp.i18 = icmp eq i32 %call.i, 0
  br label %land.end
land.end:
  %4 = phi i1 [ false, %land.rhs ], [ %cmp.i18, %land.rhs7 ]
  %lnot = xor i1 %4, true
  br label %land.end9
land.end9:
  %5 = phi i1 [ false, %if.end ], [ %lnot, %land.end ]
  br i1 %5, label %if.then11, label %if.else
if.then11:
  %call.i19 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i19)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %tobool.i = icmp ne i32 %call.i19, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call.i19, i32 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %if.end12
if.else:
  call void @read_step(%union.pthread_rwlock_t* noundef %lock, i32 noundef %call, i32 noundef %cond4.i.i, i1 noundef zeroext true)
  br label %if.end12
if.end12:
  call void @__gsmack_atomic_end()
  br i1 %5, label %if.then14, label %if.end17
if.then14:
  call void @__gsmack_atomic_begin()
  %call.i20 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0)
  %cmp.i21 = icmp eq i32 %call.i20, 1
  br i1 %cmp.i21, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit
cond.false.i:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %cmp16 = icmp eq i32 %cond.i, %call
  call void @read_step(%union.pthread_rwlock_t* noundef %lock, i32 noundef %call, i32 noundef %cond4.i.i, i1 noundef zeroext %cmp16)
  %call.i22 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call)
  %call1.i23 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call)
  %tobool.i24 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i24, label %if.then.i25, label %if.else.i26
if.then.i25:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call.i22, i32 noundef %call1.i23)
  br label %if.end.i
if.else.i26:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i23)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i32 %call1.i23, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call1.i23, i32 noundef %call.i22)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i22)
  br label %queue_leave.exit
queue_leave.exit:
  call void @__gsmack_atomic_end()
  br label %if.end17
if.end17:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 35, %if.then ], [ 0, %if.end17 ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_self()
define internal void @read_step(%union.pthread_rwlock_t* noundef %lock, i32 noundef %self, i32 noundef %kind, i1 noundef zeroext %turn) {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp.i = icmp eq i32 %kind, 3
  br i1 %cmp.i, label %land.rhs.i, label %writers_first.exit
land.rhs.i:
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i32 0, i32 0), i8* noundef %0)
  %cmp1.i = icmp ne i32 %call.i, 0
  br label %writers_first.exit
writers_first.exit:
  %1 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i, %land.rhs.i ]
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  br label %land.end
land.end:
  %2 = phi i1 [ false, %writers_first.exit ], [ false, %entry ], [ %turn, %land.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  %call.i6 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call.i6, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  %cmp.i.i = icmp uge i32 %self, 32
  br i1 %cmp.i.i, label %if.then.i.i, label %rwlock_place.exit.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.31, i32 0, i32 0))
  br label %rwlock_place.exit.i
rwlock_place.exit.i:
  %add.ptr.i.i = getelementptr inbounds i8, i8* %0, i32 %self
  br i1 %cmp.i.i, label %if.then.i.i.i, label %rwlock_read.exit
if.then.i.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.31, i32 0, i32 0))
  br label %rwlock_read.exit
rwlock_read.exit:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* noundef %add.ptr.i.i)
  %add3.i = add nsw i32 %call1.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* noundef %add.ptr.i.i, i32 noundef %add3.i)
  %call4.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i8* noundef %0)
  %add5.i = add nsw i32 %call4.i, %self
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i8* noundef %0, i32 noundef %add5.i)
  ret void
}
define dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 32)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_rwlock_t* %lock to %struct.__pthread_rwlock_arch_t*
  %__flags.i.i = getelementptr inbounds %struct.__pthread_rwlock_arch_t, %struct.__pthread_rwlock_arch_t* %__data.i.i, i32 0, i32 6
  %1 = load i8, i8* %__flags.i.i, align 4
  %conv.i.i = zext i8 %1 to i32
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %conv.i.i)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %sub.i.i = sub nsw i32 %add.i.i, %cond.i.i
  %cmp.i.i.i = icmp eq i32 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i32 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %rwlock_kind.exit.i
cond.false.i.i:
  br label %rwlock_kind.exit.i
rwlock_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.17, i32 0, i32 0))
  %cmp1.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.rhs.i
land.lhs.true.i:
  %cmp2.i = icmp sle i32 %cond4.i.i, 3
  br i1 %cmp2.i, label %rwlock_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp eq i32 %cond4.i.i, -1
  br label %rwlock_require.exit
rwlock_require.exit:
  %3 = phi i1 [ true, %land.lhs.true.i ], [ %cmp3.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.18, i32 0, i32 0))
  %call2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call2, %call
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %cmp3 = icmp eq i32 %cond4.i.i, 3
  %call4 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0)
  %cmp5 = icmp ne i32 %call4, 0
  br i1 %cmp5, label %land.rhs, label %land.end12
land.rhs:
  %call6 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp7 = icmp eq i32 %call6, 0
  br i1 %cmp7, label %land.lhs.true, label %land.end
land.lhs.true:
  %call8 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %cmp9 = icmp eq i32 %call8, 0
  br i1 %cmp9, label %land.rhs10, label %land.end
land.rhs10:
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  %cmp.i28 = icmp eq i32 %call.i, 0
  br label %land.end
land.end:
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %land.rhs ], [ %cmp.i28, %land.rhs10 ]
  %lnot = xor i1 %4, true
  br label %land.end12
land.end12:
  %5 = phi i1 [ false, %if.end ], [ %lnot, %land.end ]
  br i1 %cmp3, label %if.then15, label %if.end17
if.then15:
  %call16 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i32 0, i32 0), i8* noundef %0)
  %add = add nsw i32 %call16, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i32 0, i32 0), i8* noundef %0, i32 noundef %add)
  br label %if.end17
if.end17:
  br i1 %5, label %if.then19, label %if.end20
if.then19:
  %call.i29 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call, i32 noundef %call.i29)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %tobool.i = icmp ne i32 %call.i29, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call.i29, i32 noundef %call)
  br label %queue_enter.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %queue_enter.exit
queue_enter.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  br label %if.end20
if.end20:
  br i1 %cmp3, label %if.end25, label %land.lhs.true22
land.lhs.true22:
  br i1 %5, label %if.end25, label %if.then24
if.then24:
  call void @write_step(%union.pthread_rwlock_t* noundef %lock, i32 noundef %call, i1 noundef zeroext true)
  br label %if.end25
if.end25:
  call void @__gsmack_atomic_end()
  br i1 %cmp3, label %if.then28, label %lor.lhs.false
lor.lhs.false:
  br i1 %5, label %if.then28, label %if.end39
if.then28:
  call void @__gsmack_atomic_begin()
  br i1 %5, label %lor.rhs, label %lor.end
lor.rhs:
  %call.i30 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.16, i32 0, i32 0), i32 noundef 0)
  %cmp.i31 = icmp eq i32 %call.i30, 1
  br i1 %cmp.i31, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit
cond.false.i:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit
queue_turn.exit:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %call2.i, %cond.false.i ]
  %cmp31 = icmp eq i32 %cond.i, %call
  br label %lor.end
lor.end:
  %6 = phi i1 [ true, %if.then28 ], [ %cmp31, %queue_turn.exit ]
  call void @write_step(%union.pthread_rwlock_t* noundef %lock, i32 noundef %call, i1 noundef zeroext %6)
  br i1 %5, label %if.then33, label %if.end34
if.then33:
  %call.i32 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call)
  %call1.i33 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call)
  %tobool.i34 = icmp ne i32 %call.i32, 0
  br i1 %tobool.i34, label %if.then.i35, label %if.else.i36
if.then.i35:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call.i32, i32 noundef %call1.i33)
  br label %if.end.i
if.else.i36:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.26, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i33)
  br label %if.end.i
if.end.i:
  %tobool2.i = icmp ne i32 %call1.i33, 0
  br i1 %tobool2.i, label %if.then3.i, label %if.else4.i
if.then3.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.28, i32 0, i32 0), i32 noundef %call1.i33, i32 noundef %call.i32)
  br label %queue_leave.exit
if.else4.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i32)
  br label %queue_leave.exit
queue_leave.exit:
  br label %if.end34
if.end34:
  br i1 %cmp3, label %if.then36, label %if.end38
if.then36:
  %call37 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i32 0, i32 0), i8* noundef %0)
  %sub = sub nsw i32 %call37, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.19, i32 0, i32 0), i8* noundef %0, i32 noundef %sub)
  br label %if.end38
if.end38:
  call void @__gsmack_atomic_end()
  br label %if.end39
if.end39:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 35, %if.then ], [ 0, %if.end39 ]
  ret i32 %retval.0
}
define internal void @write_step(%union.pthread_rwlock_t* noundef %lock, i32 noundef %self, i1 noundef zeroext %turn) {
entry:
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %cmp2 = icmp eq i32 %call1, 0
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %turn, %land.rhs ]
  %cmp.i.i.i = icmp uge i32 %self, 32
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %rwlock_reading.exit.i
if.then.i.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.31, i32 0, i32 0))
  br label %rwlock_reading.exit.i
rwlock_reading.exit.i:
  %add.ptr.i.i.i = getelementptr inbounds i8, i8* %0, i32 %self
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* noundef %add.ptr.i.i.i)
  %tobool.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %rwlock_holder.exit
if.end.i:
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call1.i, 1
  br i1 %cmp.i, label %if.then2.i, label %if.end4.i
if.then2.i:
  %call3.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i8* noundef %0)
  br label %rwlock_holder.exit
if.end4.i:
  %call5.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  br label %rwlock_holder.exit
rwlock_holder.exit:
  %retval.0.i = phi i32 [ %self, %if.then.i ], [ %call3.i, %if.then2.i ], [ %call5.i, %if.end4.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i32 0, i32 0), i8* noundef %0, i32 noundef %retval.0.i)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %self)
  ret void
}
define dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef nonnull %lock) {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_rwlock_t* %lock to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 32)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_rwlock_t* %lock to %struct.__pthread_rwlock_arch_t*
  %__flags.i.i = getelementptr inbounds %struct.__pthread_rwlock_arch_t, %struct.__pthread_rwlock_arch_t* %__data.i.i, i32 0, i32 6
  %1 = load i8, i8* %__flags.i.i, align 4
  %conv.i.i = zext i8 %1 to i32
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %conv.i.i)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i32 noundef 0)
  %tobool.i.i = icmp ne i32 %call2.i.i, 0
  %cond.i.i = select i1 %tobool.i.i, i32 96, i32 0
  %sub.i.i = sub nsw i32 %add.i.i, %cond.i.i
  %cmp.i.i.i = icmp eq i32 %sub.i.i, -1
  br i1 %cmp.i.i.i, label %cond.true.i.i.i, label %cond.false.i.i.i
cond.true.i.i.i:
  br label %made_by_nobody.exit.i.i
cond.false.i.i.i:
  br label %made_by_nobody.exit.i.i
made_by_nobody.exit.i.i:
  %cond.i.i.i = phi i32 [ -2, %cond.true.i.i.i ], [ %sub.i.i, %cond.false.i.i.i ]
  br label %rwlock_kind.exit.i
cond.false.i.i:
  br label %rwlock_kind.exit.i
rwlock_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.20, i32 0, i32 0))
  %cmp1.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.rhs.i
land.lhs.true.i:
  %cmp2.i = icmp sle i32 %cond4.i.i, 3
  br i1 %cmp2.i, label %rwlock_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp3.i = icmp eq i32 %cond4.i.i, -1
  br label %rwlock_require.exit
rwlock_require.exit:
  %3 = phi i1 [ true, %land.lhs.true.i ], [ %cmp3.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.21, i32 0, i32 0))
  %call2 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i12 = icmp uge i32 %call, 32
  br i1 %cmp.i.i12, label %if.then.i.i, label %rwlock_reading.exit
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.31, i32 0, i32 0))
  br label %rwlock_reading.exit
rwlock_reading.exit:
  %add.ptr.i.i = getelementptr inbounds i8, i8* %0, i32 %call
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* noundef %add.ptr.i.i)
  %cmp = icmp eq i32 %call2, %call
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp4 = icmp ne i32 %call1.i, 0
  br label %lor.end
lor.end:
  %4 = phi i1 [ true, %rwlock_reading.exit ], [ %cmp4, %lor.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.22, i32 0, i32 0))
  %cmp5 = icmp ne i32 %call2, 0
  br i1 %cmp5, label %if.then, label %if.else
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br label %if.end9
if.else:
  %call6 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %cmp7 = icmp ne i32 %call6, 0
  br i1 %cmp7, label %if.then8, label %if.end
if.then8:
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call.i, -1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  br i1 %cmp.i.i12, label %if.then.i.i14, label %rwlock_place.exit.i
if.then.i.i14:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.31, i32 0, i32 0))
  br label %rwlock_place.exit.i
rwlock_place.exit.i:
  br i1 %cmp.i.i12, label %if.then.i.i.i, label %rwlock_read.exit
if.then.i.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.31, i32 0, i32 0))
  br label %rwlock_read.exit
rwlock_read.exit:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* noundef %add.ptr.i.i)
  %add3.i = add nsw i32 %call1.i.i, -1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* noundef %add.ptr.i.i, i32 noundef %add3.i)
  %call4.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i8* noundef %0)
  %sub.i = sub nsw i32 %call4.i, %call
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i)
  br label %if.end
if.end:
  br label %if.end9
if.end9:
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
