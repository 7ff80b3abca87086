target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%union.pthread_mutexattr_t = type { i32 }
@.str = private unnamed_addr constant [28 x i8] c"may-fail.pthread_mutex_init\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"pthread_mutex_init: the attributes were destroyed\00", align 1
@.str.2 = private unnamed_addr constant [55 x i8] c"pthread_mutex_init: the attributes are not initialised\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"mutexattr.robust\00", align 1
@.str.5 = private unnamed_addr constant [53 x i8] c"pthread_mutex_init: the mutex is initialised already\00", align 1
@.str.6 = private unnamed_addr constant [48 x i8] c"pthread_mutex_init: the mutex is in use already\00", align 1
@.str.7 = private unnamed_addr constant [47 x i8] c"pthread_mutex_destroy: the mutex was destroyed\00", align 1
@.str.8 = private unnamed_addr constant [52 x i8] c"pthread_mutex_destroy: the mutex is not initialised\00", align 1
@.str.9 = private unnamed_addr constant [43 x i8] c"pthread_mutex_destroy: the mutex is locked\00", align 1
@.str.10 = private unnamed_addr constant [44 x i8] c"pthread_mutex_lock: the mutex was destroyed\00", align 1
@.str.11 = private unnamed_addr constant [49 x i8] c"pthread_mutex_lock: the mutex is not initialised\00", align 1
@.str.12 = private unnamed_addr constant [46 x i8] c"pthread_mutex_unlock: the mutex was destroyed\00", align 1
@.str.13 = private unnamed_addr constant [51 x i8] c"pthread_mutex_unlock: the mutex is not initialised\00", align 1
@.str.14 = private unnamed_addr constant [59 x i8] c"pthread_mutex_unlock: the mutex is not held by this thread\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.17 = private unnamed_addr constant [27 x i8] c"a mutex is never destroyed\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@.str.19 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.21 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"wakeup\00", align 1
@.str.24 = private unnamed_addr constant [12 x i8] c"queue.first\00", align 1
@.str.25 = private unnamed_addr constant [11 x i8] c"queue.last\00", align 1
@.str.26 = private unnamed_addr constant [13 x i8] c"queue.before\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"queue.next\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @leaks, i8* null }]
define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef nonnull %mutex, %union.pthread_mutexattr_t* noundef %attr) {
entry:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  call void @__gsmack_atomic_begin()
  %tobool2 = icmp ne %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool2, label %if.then3, label %if.end5
if.then3:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.19, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i32 0, i32 0))
  %cmp1.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.2, i32 0, i32 0))
  %call4 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %add = add nsw i32 %call4, 1
  br label %if.end5
if.end5:
  %kind.0 = phi i32 [ %add, %if.then3 ], [ 1, %if.end ]
  br i1 %tobool2, label %land.lhs.true7, label %if.end12
land.lhs.true7:
  br i1 icmp ne (void (i8*)* @__model_robust_start, void (i8*)* null), label %land.lhs.true8, label %if.end12
land.lhs.true8:
  %1 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call9 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i32 0, i32 0), i8* noundef %1)
  %cmp = icmp eq i32 %call9, 1
  br i1 %cmp, label %if.then10, label %if.end12
if.then10:
  %add11 = add nsw i32 %kind.0, 16
  br label %if.end12
if.end12:
  %kind.1 = phi i32 [ %add11, %if.then10 ], [ %kind.0, %land.lhs.true8 ], [ %kind.0, %land.lhs.true7 ], [ %kind.0, %if.end5 ]
  call void @__gsmack_atomic_begin()
  %2 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %2, i32 noundef 24)
  %call.i9 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %2)
  %cmp.i10 = icmp sle i32 %call.i9, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i10, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.5, i32 0, i32 0))
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %2)
  %cmp2.i = icmp eq i32 %call.i.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([48 x i8], [48 x i8]* @.str.6, i32 0, i32 0))
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %2, i32 noundef %kind.1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %2, i32 noundef 0)
  br i1 icmp ne (void (i8*)* @__model_robust_start, void (i8*)* null), label %if.then.i, label %mutex_start.exit
if.then.i:
  call void @__model_robust_start(i8* noundef %2)
  br label %mutex_start.exit
mutex_start.exit:
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void (%union.pthread_mutex_t*, %union.pthread_mutexattr_t*)* @__model_ceiling_start, void (%union.pthread_mutex_t*, %union.pthread_mutexattr_t*)* null), label %if.then13, label %if.end14
if.then13:
  call void @__model_ceiling_start(%union.pthread_mutex_t* noundef %mutex, %union.pthread_mutexattr_t* noundef %attr)
  br label %if.end14
if.end14:
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 12, %if.then ], [ 0, %if.end14 ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_robust_start(i8* noundef)
declare extern_weak dso_local void @__model_ceiling_start(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 24)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0), i32 noundef 0)
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
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i6.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i6.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.7, i32 0, i32 0))
  %cmp1.i.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i.i, label %land.lhs.true.i.i, label %lor.lhs.false.i.i
land.lhs.true.i.i:
  %cmp2.i.i = icmp sle i32 %cond4.i.i, 4
  br i1 %cmp2.i.i, label %mutex_require.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp3.i.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp3.i.i, label %mutex_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp4.i.i = icmp eq i32 %cond4.i.i, -1
  br label %mutex_require.exit.i
mutex_require.exit.i:
  %3 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %land.lhs.true.i.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.8, i32 0, i32 0))
  %call.i7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i7.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.9, i32 0, i32 0))
  %tobool.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  br label %mutex_end.exit
if.else.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  br label %mutex_end.exit
mutex_end.exit:
  %error.0.i = phi i32 [ 16, %if.then.i ], [ 0, %if.else.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0.i
}
define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  %call.i = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 24)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0), i32 noundef 0)
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
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i38.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i38.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.10, i32 0, i32 0))
  %cmp1.i.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i.i, label %land.lhs.true.i.i, label %lor.lhs.false.i.i
land.lhs.true.i.i:
  %cmp2.i.i = icmp sle i32 %cond4.i.i, 4
  br i1 %cmp2.i.i, label %mutex_require.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp3.i.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp3.i.i, label %mutex_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp4.i.i = icmp eq i32 %cond4.i.i, -1
  br label %mutex_require.exit.i
mutex_require.exit.i:
  %3 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %land.lhs.true.i.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.11, i32 0, i32 0))
  br i1 %cmp.i38.i, label %if.then.i, label %if.end34.i
if.then.i:
  %call.i39.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp3.i = icmp eq i32 %call.i39.i, %call.i
  br i1 %cmp3.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp.i.i40.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp.i.i40.i, label %cond.true.i.i41.i, label %cond.false.i.i42.i
cond.true.i.i41.i:
  %sub.i.i.i = sub nsw i32 %cond4.i.i, 16
  br label %mutex_type.exit.i.i
cond.false.i.i42.i:
  br label %mutex_type.exit.i.i
mutex_type.exit.i.i:
  %cond.i.i43.i = phi i32 [ %sub.i.i.i, %cond.true.i.i41.i ], [ %cond4.i.i, %cond.false.i.i42.i ]
  %cmp.i44.i = icmp eq i32 %cond.i.i43.i, 2
  br i1 %cmp.i44.i, label %mutex_answers.exit.i, label %lor.rhs.i46.i
lor.rhs.i46.i:
  %cmp1.i45.i = icmp eq i32 %cond.i.i43.i, 3
  br label %mutex_answers.exit.i
mutex_answers.exit.i:
  %4 = phi i1 [ true, %mutex_type.exit.i.i ], [ %cmp1.i45.i, %lor.rhs.i46.i ]
  br label %land.end.i
land.end.i:
  %5 = phi i1 [ false, %if.then.i ], [ %4, %mutex_answers.exit.i ]
  %cmp5.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp5.i, label %land.lhs.true.i, label %land.end8.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs6.i, label %land.end8.i
land.rhs6.i:
  %call7.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i39.i)
  br label %land.end8.i
land.end8.i:
  %6 = phi i1 [ false, %land.lhs.true.i ], [ false, %land.end.i ], [ %call7.i, %land.rhs6.i ]
  br i1 %cmp5.i, label %land.lhs.true11.i, label %if.else.i
land.lhs.true11.i:
  br i1 icmp ne (i1 (i8*)* @__model_robust_lost, i1 (i8*)* null), label %land.lhs.true12.i, label %if.else.i
land.lhs.true12.i:
  %call13.i = call zeroext i1 @__model_robust_lost(i8* noundef %0)
  br i1 %call13.i, label %if.then14.i, label %if.else.i
if.then14.i:
  br label %if.end33.i
if.else.i:
  %call15.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i32 noundef 0)
  %cmp16.i = icmp ne i32 %call15.i, 0
  br i1 %cmp16.i, label %land.lhs.true17.i, label %if.else26.i
land.lhs.true17.i:
  br i1 %5, label %if.else26.i, label %land.lhs.true18.i
land.lhs.true18.i:
  br i1 %6, label %if.else26.i, label %land.lhs.true20.i
land.lhs.true20.i:
  %cmp21.i = icmp eq i32 %call.i39.i, 0
  br i1 %cmp21.i, label %land.lhs.true22.i, label %if.then25.i
land.lhs.true22.i:
  %call.i47.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0)
  %cmp.i48.i = icmp eq i32 %call.i47.i, 0
  br i1 %cmp.i48.i, label %if.else26.i, label %if.then25.i
if.then25.i:
  %call.i49.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call.i49.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call.i, i32 noundef 0)
  %tobool.i50.i = icmp ne i32 %call.i49.i, 0
  br i1 %tobool.i50.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call.i49.i, i32 noundef %call.i)
  br label %queue_enter.exit.i
if.else.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %queue_enter.exit.i
queue_enter.exit.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i)
  br label %if.end.i
if.else26.i:
  %cmp27.i = icmp eq i32 %call.i39.i, 0
  br i1 %cmp27.i, label %lor.end.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %5, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  br label %lor.end.i
lor.end.i:
  %7 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.else26.i ], [ %6, %lor.rhs.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i39.i)
  br i1 %6, label %if.then.i53.i, label %if.end.i.i
if.then.i53.i:
  %call.i51.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i51.i)
  %call2.i52.i = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit.i
if.end.i.i:
  br i1 %5, label %if.else.i55.i, label %if.then4.i.i
if.then4.i.i:
  %call5.i.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0, i32 noundef %call5.i.i)
  br label %if.end11.i.i
if.else.i55.i:
  br i1 %cmp5.i, label %cond.true.i.i57.i, label %cond.false.i.i58.i
cond.true.i.i57.i:
  %sub.i.i56.i = sub nsw i32 %cond4.i.i, 16
  br label %mutex_type.exit.i61.i
cond.false.i.i58.i:
  br label %mutex_type.exit.i61.i
mutex_type.exit.i61.i:
  %cond.i.i59.i = phi i32 [ %sub.i.i56.i, %cond.true.i.i57.i ], [ %cond4.i.i, %cond.false.i.i58.i ]
  %cmp.i60.i = icmp eq i32 %cond.i.i59.i, 2
  br i1 %cmp.i60.i, label %if.then7.i.i, label %if.else9.i.i
if.then7.i.i:
  %call8.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0)
  %add.i62.i = add nsw i32 %call8.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i62.i)
  br label %if.end11.i.i
if.else9.i.i:
  br label %mutex_take.exit.i
if.end11.i.i:
  br label %mutex_take.exit.i
mutex_take.exit.i:
  %retval.0.i.i = phi i32 [ %call2.i52.i, %if.then.i53.i ], [ 0, %if.end11.i.i ], [ 35, %if.else9.i.i ]
  br label %if.end.i
if.end.i:
  %queued.0.i = phi i8 [ 0, %mutex_take.exit.i ], [ 1, %queue_enter.exit.i ]
  %error.0.i = phi i32 [ %retval.0.i.i, %mutex_take.exit.i ], [ 22, %queue_enter.exit.i ]
  br label %if.end33.i
if.end33.i:
  %queued.1.i = phi i8 [ 0, %if.then14.i ], [ %queued.0.i, %if.end.i ]
  %error.1.i = phi i32 [ 131, %if.then14.i ], [ %error.0.i, %if.end.i ]
  br label %if.end34.i
if.end34.i:
  %queued.2.i = phi i8 [ %queued.1.i, %if.end33.i ], [ 0, %mutex_require.exit.i ]
  %error.2.i = phi i32 [ %error.1.i, %if.end33.i ], [ 22, %mutex_require.exit.i ]
  call void @__gsmack_atomic_end()
  %tobool35.i = trunc i8 %queued.2.i to i1
  br i1 %tobool35.i, label %if.then36.i, label %mutex_lock.exit
if.then36.i:
  call void @__gsmack_atomic_begin()
  %call.i63.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %cmp40.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp40.i, label %land.lhs.true41.i, label %land.end44.i
land.lhs.true41.i:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs42.i, label %land.end44.i
land.rhs42.i:
  %call43.i = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i63.i)
  br label %land.end44.i
land.end44.i:
  %8 = phi i1 [ false, %land.lhs.true41.i ], [ false, %if.then36.i ], [ %call43.i, %land.rhs42.i ]
  %cmp46.i = icmp eq i32 %call.i63.i, 0
  br i1 %cmp46.i, label %land.rhs49.i, label %lor.lhs.false47.i
lor.lhs.false47.i:
  br i1 %8, label %land.rhs49.i, label %land.end52.i
land.rhs49.i:
  %call.i64.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i32 noundef 0)
  %cmp.i65.i = icmp eq i32 %call.i64.i, 1
  br i1 %cmp.i65.i, label %cond.true.i66.i, label %cond.false.i68.i
cond.true.i66.i:
  %call1.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit.i
cond.false.i68.i:
  %call2.i67.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0)
  br label %queue_turn.exit.i
queue_turn.exit.i:
  %cond.i69.i = phi i32 [ %call1.i.i, %cond.true.i66.i ], [ %call2.i67.i, %cond.false.i68.i ]
  %cmp51.i = icmp eq i32 %cond.i69.i, %call.i
  br label %land.end52.i
land.end52.i:
  %9 = phi i1 [ false, %lor.lhs.false47.i ], [ %cmp51.i, %queue_turn.exit.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i63.i)
  %call.i70.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call.i)
  %call1.i71.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i32 noundef %call.i)
  %tobool.i72.i = icmp ne i32 %call.i70.i, 0
  br i1 %tobool.i72.i, label %if.then.i73.i, label %if.else.i74.i
if.then.i73.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0), i32 noundef %call.i70.i, i32 noundef %call1.i71.i)
  br label %if.end.i75.i
if.else.i74.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.25, i32 0, i32 0), i8* noundef %0, i32 noundef %call1.i71.i)
  br label %if.end.i75.i
if.end.i75.i:
  %tobool2.i.i = icmp ne i32 %call1.i71.i, 0
  br i1 %tobool2.i.i, label %if.then3.i.i, label %if.else4.i.i
if.then3.i.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.27, i32 0, i32 0), i32 noundef %call1.i71.i, i32 noundef %call.i70.i)
  br label %queue_leave.exit.i
if.else4.i.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i70.i)
  br label %queue_leave.exit.i
queue_leave.exit.i:
  br i1 %8, label %if.then.i79.i, label %if.end.i80.i
if.then.i79.i:
  %call.i77.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i77.i)
  %call2.i78.i = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit85.i
if.end.i80.i:
  %call5.i81.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0, i32 noundef %call5.i81.i)
  br label %mutex_take.exit85.i
mutex_take.exit85.i:
  %retval.0.i84.i = phi i32 [ %call2.i78.i, %if.then.i79.i ], [ 0, %if.end.i80.i ]
  call void @__gsmack_atomic_end()
  br label %mutex_lock.exit
mutex_lock.exit:
  %error.3.i = phi i32 [ %retval.0.i84.i, %mutex_take.exit85.i ], [ %error.2.i, %if.end34.i ]
  ret i32 %error.3.i
}
define dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 24)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %0)
  %cmp.i.i = icmp eq i32 %call.i.i, 0
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %__data.i.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %add.i.i = add nsw i32 %2, 1
  %call2.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0), i32 noundef 0)
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
  br label %mutex_kind.exit.i
cond.false.i.i:
  br label %mutex_kind.exit.i
mutex_kind.exit.i:
  %cond4.i.i = phi i32 [ %cond.i.i.i, %made_by_nobody.exit.i.i ], [ %call.i.i, %cond.false.i.i ]
  %cmp.i15.i = icmp ne i32 %cond4.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i15.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.12, i32 0, i32 0))
  %cmp1.i.i = icmp sge i32 %cond4.i.i, 1
  br i1 %cmp1.i.i, label %land.lhs.true.i.i, label %lor.lhs.false.i.i
land.lhs.true.i.i:
  %cmp2.i.i = icmp sle i32 %cond4.i.i, 4
  br i1 %cmp2.i.i, label %mutex_require.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp3.i.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp3.i.i, label %mutex_require.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp4.i.i = icmp eq i32 %cond4.i.i, -1
  br label %mutex_require.exit.i
mutex_require.exit.i:
  %3 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %land.lhs.true.i.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.13, i32 0, i32 0))
  %call.i16.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0)
  %call2.i = call i32 @__gsmack_self()
  %cmp.i = icmp eq i32 %call.i16.i, %call2.i
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp.i17.i = icmp eq i32 %cond4.i.i, 2
  br i1 %cmp.i17.i, label %mutex_checks.exit.i, label %lor.lhs.false.i19.i
lor.lhs.false.i19.i:
  %cmp1.i18.i = icmp eq i32 %cond4.i.i, 3
  br i1 %cmp1.i18.i, label %mutex_checks.exit.i, label %lor.rhs.i21.i
lor.rhs.i21.i:
  %cmp2.i20.i = icmp sgt i32 %cond4.i.i, 16
  br label %mutex_checks.exit.i
mutex_checks.exit.i:
  %4 = phi i1 [ true, %lor.lhs.false.i19.i ], [ true, %lor.rhs.i ], [ %cmp2.i20.i, %lor.rhs.i21.i ]
  br label %lor.end.i
lor.end.i:
  %5 = phi i1 [ true, %mutex_require.exit.i ], [ %4, %mutex_checks.exit.i ]
  call void @__gsmack_assert(i1 noundef zeroext %5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.20, i32 0, i32 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.14, i32 0, i32 0))
  %cmp4.i = icmp eq i32 %cond4.i.i, -1
  br i1 %cmp4.i, label %if.then.i, label %if.else.i
if.then.i:
  br label %mutex_unlock.exit
if.else.i:
  br i1 %cmp.i, label %if.else8.i, label %land.lhs.true.i
land.lhs.true.i:
  %cmp.i22.i = icmp eq i32 %cond4.i.i, 2
  br i1 %cmp.i22.i, label %mutex_checks.exit27.i, label %lor.lhs.false.i24.i
lor.lhs.false.i24.i:
  %cmp1.i23.i = icmp eq i32 %cond4.i.i, 3
  br i1 %cmp1.i23.i, label %mutex_checks.exit27.i, label %lor.rhs.i26.i
lor.rhs.i26.i:
  %cmp2.i25.i = icmp sgt i32 %cond4.i.i, 16
  br label %mutex_checks.exit27.i
mutex_checks.exit27.i:
  %6 = phi i1 [ true, %lor.lhs.false.i24.i ], [ true, %land.lhs.true.i ], [ %cmp2.i25.i, %lor.rhs.i26.i ]
  br i1 %6, label %if.then7.i, label %if.else8.i
if.then7.i:
  br label %if.end21.i
if.else8.i:
  %cmp.i28.i = icmp sgt i32 %cond4.i.i, 16
  br i1 %cmp.i28.i, label %cond.true.i30.i, label %cond.false.i31.i
cond.true.i30.i:
  %sub.i29.i = sub nsw i32 %cond4.i.i, 16
  br label %mutex_type.exit.i
cond.false.i31.i:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i32.i = phi i32 [ %sub.i29.i, %cond.true.i30.i ], [ %cond4.i.i, %cond.false.i31.i ]
  %cmp10.i = icmp eq i32 %cond.i32.i, 2
  br i1 %cmp10.i, label %land.lhs.true11.i, label %if.else16.i
land.lhs.true11.i:
  %call12.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0)
  %tobool13.i = icmp ne i32 %call12.i, 0
  br i1 %tobool13.i, label %if.then14.i, label %if.else16.i
if.then14.i:
  %call15.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0)
  %sub.i = sub nsw i32 %call15.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.28, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i)
  br label %if.end20.i
if.else16.i:
  br i1 %cmp.i28.i, label %land.lhs.true18.i, label %if.end.i
land.lhs.true18.i:
  br i1 icmp ne (void (i8*)* @__model_robust_leave, void (i8*)* null), label %if.then19.i, label %if.end.i
if.then19.i:
  call void @__model_robust_leave(i8* noundef %0)
  br label %if.end.i
if.end.i:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.21, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br label %if.end20.i
if.end20.i:
  br label %if.end21.i
if.end21.i:
  %error.0.i = phi i32 [ 0, %if.end20.i ], [ 1, %if.then7.i ]
  br label %mutex_unlock.exit
mutex_unlock.exit:
  %error.1.i = phi i32 [ 22, %if.then.i ], [ %error.0.i, %if.end21.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1.i
}
define internal void @leaks() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i8* @__gsmack_nondet_pointer()
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.15, i32 0, i32 0), i8* noundef %call)
  %cmp = icmp sle i32 %call1, 0
  call void @__gsmack_assert_about(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i32 0, i32 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.17, i32 0, i32 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i8* noundef %call)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local i8* @__gsmack_nondet_pointer()
declare dso_local void @__gsmack_assert_about(i1 noundef zeroext, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_self()
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_robust_lost(i8* noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_robust_leave(i8* noundef)
