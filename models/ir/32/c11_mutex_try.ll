target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.mtx_t = type { i32, [20 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [42 x i8] c"mtx_trylock: the mutex is not initialised\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"mtx_trylock: the mutex was destroyed\00", align 1
@.str.2 = private unnamed_addr constant [44 x i8] c"mtx_timedlock: the mutex is not initialised\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"mtx_timedlock: the mutex was destroyed\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
define dso_local i32 @mtx_trylock(%union.mtx_t* noundef %mutex) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i32 0, i32 0))
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @mutex_lock_now(%union.pthread_mutex_t* noundef %1, i32 noundef 16, i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i32 0, i32 0))
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
define internal i32 @mutex_lock_now(%union.pthread_mutex_t* noundef %mutex, i32 noundef %busy, i8* noundef %gone, i8* noundef %raw) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 24)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %add.i = add nsw i32 %2, 1
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0)
  %tobool.i = icmp ne i32 %call2.i, 0
  %cond.i = select i1 %tobool.i, i32 96, i32 0
  %sub.i = sub nsw i32 %add.i, %cond.i
  %cmp.i.i = icmp eq i32 %sub.i, -1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %made_by_nobody.exit.i
cond.false.i.i:
  br label %made_by_nobody.exit.i
made_by_nobody.exit.i:
  %cond.i.i = phi i32 [ -2, %cond.true.i.i ], [ %sub.i, %cond.false.i.i ]
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond4.i = phi i32 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i, %cond.false.i ]
  %cmp.i20 = icmp ne i32 %cond4.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i20, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0), i8* noundef %gone)
  %cmp1.i = icmp sge i32 %cond4.i, 1
  br i1 %cmp1.i, label %land.lhs.true.i, label %lor.lhs.false.i
land.lhs.true.i:
  %cmp2.i = icmp sle i32 %cond4.i, 4
  br i1 %cmp2.i, label %mutex_require.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp3.i = icmp sgt i32 %cond4.i, 16
  br i1 %cmp3.i, label %mutex_require.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp4.i = icmp eq i32 %cond4.i, -1
  br label %mutex_require.exit
mutex_require.exit:
  %3 = phi i1 [ true, %lor.lhs.false.i ], [ true, %land.lhs.true.i ], [ %cmp4.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0), i8* noundef %raw)
  br i1 %cmp.i20, label %if.then, label %if.end31
if.then:
  %call.i21 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0)
  %cmp2 = icmp sgt i32 %cond4.i, 16
  br i1 %cmp2, label %land.lhs.true, label %land.end
land.lhs.true:
  br i1 icmp ne (i1 (i32)* @__model_robust_orphan, i1 (i32)* null), label %land.rhs, label %land.end
land.rhs:
  %call3 = call zeroext i1 @__model_robust_orphan(i32 noundef %call.i21)
  br label %land.end
land.end:
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %if.then ], [ %call3, %land.rhs ]
  br i1 %cmp2, label %land.lhs.true5, label %if.else
land.lhs.true5:
  br i1 icmp ne (i1 (i8*)* @__model_robust_lost, i1 (i8*)* null), label %land.lhs.true6, label %if.else
land.lhs.true6:
  %call7 = call zeroext i1 @__model_robust_lost(i8* noundef %0)
  br i1 %call7, label %if.then8, label %if.else
if.then8:
  br label %if.end30
if.else:
  %cmp9 = icmp eq i32 %call.i21, 0
  br i1 %cmp9, label %if.then10, label %lor.lhs.false
lor.lhs.false:
  br i1 %4, label %if.then10, label %if.else13
if.then10:
  br i1 %4, label %if.then.i, label %if.end.i
if.then.i:
  %call.i22 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i22)
  %call2.i23 = call i32 @__model_robust_inherit(i8* noundef %0)
  br label %mutex_take.exit
if.end.i:
  %call5.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0, i32 noundef %call5.i)
  br label %mutex_take.exit
mutex_take.exit:
  %retval.0.i = phi i32 [ %call2.i23, %if.then.i ], [ 0, %if.end.i ]
  br label %if.end29
if.else13:
  %call14 = call i32 @__gsmack_self()
  %cmp15 = icmp eq i32 %call.i21, %call14
  br i1 %cmp15, label %land.lhs.true16, label %if.else28
land.lhs.true16:
  br i1 %cmp2, label %cond.true.i26, label %cond.false.i27
cond.true.i26:
  %sub.i25 = sub nsw i32 %cond4.i, 16
  br label %mutex_type.exit
cond.false.i27:
  br label %mutex_type.exit
mutex_type.exit:
  %cond.i28 = phi i32 [ %sub.i25, %cond.true.i26 ], [ %cond4.i, %cond.false.i27 ]
  %cmp18 = icmp eq i32 %cond.i28, 2
  br i1 %cmp18, label %if.then26, label %lor.lhs.false19
lor.lhs.false19:
  br i1 %cmp2, label %cond.true.i31, label %cond.false.i32
cond.true.i31:
  %sub.i30 = sub nsw i32 %cond4.i, 16
  br label %mutex_type.exit34
cond.false.i32:
  br label %mutex_type.exit34
mutex_type.exit34:
  %cond.i33 = phi i32 [ %sub.i30, %cond.true.i31 ], [ %cond4.i, %cond.false.i32 ]
  %cmp21 = icmp eq i32 %cond.i33, 3
  br i1 %cmp21, label %land.lhs.true22, label %if.else28
land.lhs.true22:
  %cmp23 = icmp eq i32 %busy, 110
  br i1 %cmp23, label %if.then26, label %lor.lhs.false24
lor.lhs.false24:
  br i1 %cmp2, label %if.then26, label %if.else28
if.then26:
  br i1 %cmp2, label %cond.true.i.i37, label %cond.false.i.i38
cond.true.i.i37:
  %sub.i.i = sub nsw i32 %cond4.i, 16
  br label %mutex_type.exit.i
cond.false.i.i38:
  br label %mutex_type.exit.i
mutex_type.exit.i:
  %cond.i.i39 = phi i32 [ %sub.i.i, %cond.true.i.i37 ], [ %cond4.i, %cond.false.i.i38 ]
  %cmp.i40 = icmp eq i32 %cond.i.i39, 2
  br i1 %cmp.i40, label %if.then7.i, label %if.else9.i
if.then7.i:
  %call8.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i32 0, i32 0), i8* noundef %0)
  %add.i41 = add nsw i32 %call8.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i41)
  br label %mutex_take.exit43
if.else9.i:
  br label %mutex_take.exit43
mutex_take.exit43:
  %retval.0.i42 = phi i32 [ 0, %if.then7.i ], [ 35, %if.else9.i ]
  br label %if.end
if.else28:
  br label %if.end
if.end:
  %error.0 = phi i32 [ %retval.0.i42, %mutex_take.exit43 ], [ %busy, %if.else28 ]
  br label %if.end29
if.end29:
  %error.1 = phi i32 [ %retval.0.i, %mutex_take.exit ], [ %error.0, %if.end ]
  br label %if.end30
if.end30:
  %error.2 = phi i32 [ 131, %if.then8 ], [ %error.1, %if.end29 ]
  br label %if.end31
if.end31:
  %error.3 = phi i32 [ %error.2, %if.end30 ], [ 22, %mutex_require.exit ]
  call void @__gsmack_atomic_end()
  ret i32 %error.3
}
define dso_local i32 @mtx_timedlock(%union.mtx_t* noalias noundef %mutex, %struct.timespec* noalias noundef %time) {
entry:
  %0 = bitcast %union.mtx_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp.i = icmp ne i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i32 0, i32 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2, i32 0, i32 0))
  %1 = bitcast %union.mtx_t* %mutex to %union.pthread_mutex_t*
  %call = call i32 @mutex_lock_now(%union.pthread_mutex_t* noundef %1, i32 noundef 110, i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.2, i32 0, i32 0))
  %cmp.i3 = icmp eq i32 %call, 110
  br i1 %cmp.i3, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %2 = load i32, i32* %tv_sec.i.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %2)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %3 = load i32, i32* %tv_nsec.i.i, align 4
  %cmp.i.i = icmp sge i32 %3, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i32 %3, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %4, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call, %cond.false.i ]
  switch i32 %cond.i, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
declare extern_weak dso_local zeroext i1 @__model_robust_orphan(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_robust_lost(i8* noundef)
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_end()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare extern_weak dso_local i32 @__model_robust_inherit(i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__model_needs(i32 noundef, ...)
