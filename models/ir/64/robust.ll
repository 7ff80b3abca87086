target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
@.str = private unnamed_addr constant [13 x i8] c"robust.state\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
@.str.3 = private unnamed_addr constant [59 x i8] c"pthread_mutexattr_setrobust: the attributes were destroyed\00", align 1
@.str.4 = private unnamed_addr constant [64 x i8] c"pthread_mutexattr_setrobust: the attributes are not initialised\00", align 1
@.str.5 = private unnamed_addr constant [17 x i8] c"mutexattr.robust\00", align 1
@.str.6 = private unnamed_addr constant [59 x i8] c"pthread_mutexattr_getrobust: the attributes were destroyed\00", align 1
@.str.7 = private unnamed_addr constant [64 x i8] c"pthread_mutexattr_getrobust: the attributes are not initialised\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"static-init\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define weak dso_local void @__model_robust_start(i8* noundef %mutex) {
entry:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %mutex, i64 noundef 0)
  ret void
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define weak dso_local zeroext i1 @__model_robust_orphan(i64 noundef %owner) {
entry:
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i64 noundef %owner)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %owner, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %owner, %if.then.i ]
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %retval.0.i)
  %cmp = icmp ne i64 %owner, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %call.i.i7 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.9, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i8 = icmp ne i64 %call.i.i7, 0
  br i1 %cmp.i.i8, label %if.end.i12, label %if.then.i9
if.then.i9:
  br label %thread_number.exit
if.end.i12:
  %call1.i10 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i64 noundef %retval.0.i)
  %tobool.i11 = icmp ne i64 %call1.i10, 0
  br i1 %tobool.i11, label %cond.true.i13, label %cond.false.i14
cond.true.i13:
  br label %cond.end.i16
cond.false.i14:
  br label %cond.end.i16
cond.end.i16:
  %cond.i15 = phi i64 [ %call1.i10, %cond.true.i13 ], [ %retval.0.i, %cond.false.i14 ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i17 = phi i64 [ %cond.i15, %cond.end.i16 ], [ %retval.0.i, %if.then.i9 ]
  %cmp3 = icmp ne i64 %retval.0.i17, %owner
  br i1 %cmp3, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp4 = icmp eq i64 %call1, 2
  br i1 %cmp4, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp5 = icmp eq i64 %call1, 3
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %thread_number.exit ], [ %cmp5, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %thread_identity.exit ], [ %0, %lor.end ]
  ret i1 %1
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define weak dso_local i32 @__model_robust_inherit(i8* noundef %mutex) {
entry:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %mutex, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %mutex, i64 noundef 0)
  ret i32 130
}
define weak dso_local zeroext i1 @__model_robust_lost(i8* noundef %mutex) {
entry:
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %mutex)
  %cmp = icmp eq i64 %call, 2
  ret i1 %cmp
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define weak dso_local void @__model_robust_leave(i8* noundef %mutex) {
entry:
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %mutex)
  %cmp = icmp eq i64 %call, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %mutex, i64 noundef 2)
  br label %if.end
if.end:
  ret void
}
define dso_local i32 @pthread_mutex_consistent(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 40)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.11, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp eq i64 %call.i, 0
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 4
  %1 = load i32, i32* %__kind.i, align 8
  %2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %1)
  %conv.i = sext i32 %2 to i64
  %add.i = add nsw i64 %conv.i, 1
  %call2.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.12, i64 0, i64 0), i64 noundef 0)
  %tobool.i = icmp ne i64 %call2.i, 0
  %cond.i = select i1 %tobool.i, i32 96, i32 0
  %conv3.i = sext i32 %cond.i to i64
  %sub.i = sub nsw i64 %add.i, %conv3.i
  %cmp.i.i = icmp eq i64 %sub.i, -1
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %made_by_nobody.exit.i
cond.false.i.i:
  br label %made_by_nobody.exit.i
made_by_nobody.exit.i:
  %cond.i.i = phi i64 [ -2, %cond.true.i.i ], [ %sub.i, %cond.false.i.i ]
  br label %mutex_kind.exit
cond.false.i:
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond5.i = phi i64 [ %cond.i.i, %made_by_nobody.exit.i ], [ %call.i, %cond.false.i ]
  %cmp = icmp sle i64 %cond5.i, 16
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp2 = icmp ne i64 %call1, 1
  br i1 %cmp2, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_mutexattr_setrobust(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %robust) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.3, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.4, i64 0, i64 0))
  %cmp = icmp ne i32 %robust, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %robust, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %conv = sext i32 %robust to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_mutexattr_getrobust(%union.pthread_mutexattr_t* noundef nonnull %attr, i32* noundef nonnull %robust) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.13, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.6, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.7, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %robust, align 4
  ret i32 0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
