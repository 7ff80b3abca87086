target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
@.str = private unnamed_addr constant [64 x i8] c"pthread_mutexattr_setprioceiling: the attributes were destroyed\00", align 1
@.str.1 = private unnamed_addr constant [69 x i8] c"pthread_mutexattr_setprioceiling: the attributes are not initialised\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"mutexattr.ceiling\00", align 1
@.str.3 = private unnamed_addr constant [64 x i8] c"pthread_mutexattr_getprioceiling: the attributes were destroyed\00", align 1
@.str.4 = private unnamed_addr constant [69 x i8] c"pthread_mutexattr_getprioceiling: the attributes are not initialised\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"mutexattr.protocol\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"mutex.ceiling\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
define dso_local i32 @pthread_mutexattr_setprioceiling(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %ceiling) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.1, i64 0, i64 0))
  %cmp = icmp slt i32 %ceiling, 1
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %ceiling, 99
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %conv = sext i32 %ceiling to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @pthread_mutexattr_getprioceiling(%union.pthread_mutexattr_t* noundef nonnull %attr, i32* noundef nonnull %ceiling) {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* noundef %0)
  %cmp.i = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.3, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.4, i64 0, i64 0))
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %conv = trunc i64 %call to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 1, %cond.false ]
  store i32 %cond, i32* %ceiling, align 4
  ret i32 0
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define weak dso_local void @__model_ceiling_start(%union.pthread_mutex_t* noundef %mutex, %union.pthread_mutexattr_t* noundef %attr) {
entry:
  %tobool = icmp ne %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call, 2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 4)
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* noundef %0)
  %cmp.i.i = icmp ne i64 %call.i.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.3, i64 0, i64 0))
  %cmp1.i.i = icmp ne i64 %call.i.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.4, i64 0, i64 0))
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %conv.i = trunc i64 %call.i to i32
  br label %pthread_mutexattr_getprioceiling.exit
cond.false.i:
  br label %pthread_mutexattr_getprioceiling.exit
pthread_mutexattr_getprioceiling.exit:
  %cond.i = phi i32 [ %conv.i, %cond.true.i ], [ 1, %cond.false.i ]
  br label %if.end
if.end:
  %ceiling.0 = phi i32 [ %cond.i, %pthread_mutexattr_getprioceiling.exit ], [ 0, %land.lhs.true ], [ 0, %entry ]
  %1 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %conv = sext i32 %ceiling.0 to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef %1, i64 noundef %conv)
  ret void
}
define dso_local i32 @pthread_mutex_setprioceiling(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %ceiling, i32* noundef nonnull %old) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.10, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i32 %conv, 0
  br i1 %cmp, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp3 = icmp slt i32 %ceiling, 1
  br i1 %cmp3, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp5 = icmp sgt i32 %ceiling, 99
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %cmp5, %lor.rhs ]
  %cond = select i1 %1, i32 22, i32 0
  br i1 %1, label %lor.end14, label %lor.lhs.false7
lor.lhs.false7:
  %cmp8 = icmp eq i64 %call.i, 0
  br i1 %cmp8, label %lor.end14, label %lor.rhs10
lor.rhs10:
  %call11 = call i64 @__gsmack_self()
  %cmp12 = icmp eq i64 %call.i, %call11
  br label %lor.end14
lor.end14:
  %2 = phi i1 [ true, %lor.lhs.false7 ], [ true, %lor.end ], [ %cmp12, %lor.rhs10 ]
  call void @__gsmack_await_for(i1 noundef zeroext %2, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
  br i1 %1, label %if.end, label %if.then
if.then:
  %conv16 = sext i32 %ceiling to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef %0, i64 noundef %conv16)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  br i1 %1, label %if.end19, label %if.then18
if.then18:
  store i32 %conv, i32* %old, align 4
  br label %if.end19
if.end19:
  ret i32 %cond
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_mutex_getprioceiling(%union.pthread_mutex_t* noundef nonnull %mutex, i32* noundef nonnull %ceiling) {
entry:
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %conv, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  store i32 %conv, i32* %ceiling, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
