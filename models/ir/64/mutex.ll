target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef nonnull %mutex, %union.pthread_mutexattr_t* noundef %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %tobool = icmp ne %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  br label %if.end
if.end:
  %type.0 = phi i64 [ %call, %if.then ], [ 0, %entry ]
  %1 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %add = add nsw i64 %type.0, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef %1, i64 noundef %add)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %tobool = icmp ne i64 %call.i, 0
  br i1 %tobool, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 16, %if.then ], [ 0, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %mutex_kind.exit
cond.false.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 4
  %1 = load i32, i32* %__kind.i, align 8
  %add.i = add nsw i32 %1, 1
  %conv.i = sext i32 %add.i to i64
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i64 [ %call.i, %cond.true.i ], [ %conv.i, %cond.false.i ]
  %cmp = icmp ne i64 %cond.i, -1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call.i11 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %cmp2 = icmp eq i64 %cond.i, 2
  br i1 %cmp2, label %land.rhs, label %lor.lhs.false
lor.lhs.false:
  %cmp3 = icmp eq i64 %cond.i, 3
  br i1 %cmp3, label %land.rhs, label %land.end
land.rhs:
  %call4 = call i64 @__gsmack_self()
  %cmp5 = icmp eq i64 %call.i11, %call4
  br label %land.end
land.end:
  %2 = phi i1 [ false, %lor.lhs.false ], [ %cmp5, %land.rhs ]
  %cmp6 = icmp eq i64 %call.i11, 0
  br i1 %cmp6, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %land.end ], [ %2, %lor.rhs ]
  call void @__gsmack_await(i1 noundef zeroext %3)
  br i1 %2, label %if.else.i, label %if.then.i
if.then.i:
  %call.i12 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i12)
  br label %if.end4.i
if.else.i:
  br i1 %cmp2, label %if.then1.i, label %if.else3.i
if.then1.i:
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0)
  %add.i13 = add nsw i64 %call2.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i13)
  br label %if.end4.i
if.else3.i:
  br label %take.exit
if.end4.i:
  br label %take.exit
take.exit:
  %retval.0.i = phi i32 [ 0, %if.end4.i ], [ 35, %if.else3.i ]
  br label %if.end
if.end:
  %error.0 = phi i32 [ %retval.0.i, %take.exit ], [ 22, %mutex_kind.exit ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_await(i1 noundef zeroext)
define dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  %call = call i32 @lock_now(%union.pthread_mutex_t* noundef %mutex, i32 noundef 16)
  ret i32 %call
}
define internal i32 @lock_now(%union.pthread_mutex_t* noundef %mutex, i32 noundef %busy) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %mutex_kind.exit
cond.false.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 4
  %1 = load i32, i32* %__kind.i, align 8
  %add.i = add nsw i32 %1, 1
  %conv.i = sext i32 %add.i to i64
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i64 [ %call.i, %cond.true.i ], [ %conv.i, %cond.false.i ]
  %cmp = icmp ne i64 %cond.i, -1
  br i1 %cmp, label %if.then, label %if.end15
if.then:
  %call.i13 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %cmp2 = icmp eq i64 %call.i13, 0
  br i1 %cmp2, label %if.then3, label %if.else
if.then3:
  %call.i14 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i14)
  br label %if.end14
if.else:
  %call5 = call i64 @__gsmack_self()
  %cmp6 = icmp eq i64 %call.i13, %call5
  br i1 %cmp6, label %land.lhs.true, label %if.else13
land.lhs.true:
  %cmp7 = icmp eq i64 %cond.i, 2
  br i1 %cmp7, label %if.then11, label %lor.lhs.false
lor.lhs.false:
  %cmp8 = icmp eq i64 %cond.i, 3
  br i1 %cmp8, label %land.lhs.true9, label %if.else13
land.lhs.true9:
  %cmp10 = icmp eq i32 %busy, 110
  br i1 %cmp10, label %if.then11, label %if.else13
if.then11:
  br i1 %cmp7, label %if.then1.i, label %if.else3.i
if.then1.i:
  %call2.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0)
  %add.i15 = add nsw i64 %call2.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i15)
  br label %take.exit
if.else3.i:
  br label %take.exit
take.exit:
  %retval.0.i = phi i32 [ 0, %if.then1.i ], [ 35, %if.else3.i ]
  br label %if.end
if.else13:
  br label %if.end
if.end:
  %error.0 = phi i32 [ %retval.0.i, %take.exit ], [ %busy, %if.else13 ]
  br label %if.end14
if.end14:
  %error.1 = phi i32 [ 0, %if.then3 ], [ %error.0, %if.end ]
  br label %if.end15
if.end15:
  %error.2 = phi i32 [ %error.1, %if.end14 ], [ 22, %mutex_kind.exit ]
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* noundef nonnull %time) {
entry:
  %call = call i32 @lock_now(%union.pthread_mutex_t* noundef %mutex, i32 noundef 110)
  ret i32 %call
}
define dso_local i32 @pthread_mutex_clocklock(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* noundef nonnull %time) {
entry:
  %call = call i32 @lock_now(%union.pthread_mutex_t* noundef %mutex, i32 noundef 110)
  ret i32 %call
}
define dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %mutex_kind.exit
cond.false.i:
  %__data.i = bitcast %union.pthread_mutex_t* %mutex to %struct.__pthread_mutex_s*
  %__kind.i = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data.i, i32 0, i32 4
  %1 = load i32, i32* %__kind.i, align 8
  %add.i = add nsw i32 %1, 1
  %conv.i = sext i32 %add.i to i64
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i64 [ %call.i, %cond.true.i ], [ %conv.i, %cond.false.i ]
  %cmp = icmp eq i64 %cond.i, -1
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end15
if.else:
  %cmp1 = icmp eq i64 %cond.i, 2
  br i1 %cmp1, label %land.lhs.true, label %lor.lhs.false
lor.lhs.false:
  %cmp2 = icmp eq i64 %cond.i, 3
  br i1 %cmp2, label %land.lhs.true, label %if.else7
land.lhs.true:
  %call.i11 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0)
  %call4 = call i64 @__gsmack_self()
  %cmp5 = icmp ne i64 %call.i11, %call4
  br i1 %cmp5, label %if.then6, label %if.else7
if.then6:
  br label %if.end14
if.else7:
  br i1 %cmp1, label %land.lhs.true9, label %if.else13
land.lhs.true9:
  %call10 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0)
  %tobool = icmp ne i64 %call10, 0
  br i1 %tobool, label %if.then11, label %if.else13
if.then11:
  %call12 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0)
  %sub = sub nsw i64 %call12, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0, i64 noundef %sub)
  br label %if.end
if.else13:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br label %if.end
if.end:
  br label %if.end14
if.end14:
  %error.0 = phi i32 [ 1, %if.then6 ], [ 0, %if.end ]
  br label %if.end15
if.end15:
  %error.1 = phi i32 [ 22, %if.then ], [ %error.0, %if.end14 ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
