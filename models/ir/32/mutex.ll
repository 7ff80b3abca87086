target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"mutex.count\00", align 1
define dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef nonnull %mutex, %union.pthread_mutexattr_t* noundef %attr) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %tobool.not = icmp eq %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool.not, label %if.end, label %if.then
if.then:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0)
  %phi.bo = add i32 %call, 1
  br label %if.end
if.end:
  %type.0 = phi i32 [ %phi.bo, %if.then ], [ 1, %entry ]
  %1 = bitcast %union.pthread_mutex_t* %mutex to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8* noundef nonnull %1, i32 noundef %type.0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef nonnull %1, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef nonnull %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef nonnull %0)
  %tobool.not = icmp eq i32 %call.i, 0
  br i1 %tobool.not, label %if.else, label %if.end
if.else:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef -1)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 0, %if.else ], [ 16, %entry ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
define dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8* noundef nonnull %0)
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %cond.false.i, label %mutex_kind.exit
cond.false.i:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %mutex, i32 0, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %and.i = and i32 %1, 3
  %add.i = add nuw nsw i32 %and.i, 1
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i32 [ %add.i, %cond.false.i ], [ %call.i, %entry ]
  %cmp.not = icmp eq i32 %cond.i, -1
  br i1 %cmp.not, label %if.end, label %if.then
if.then:
  %call.i22 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef nonnull %0)
  %2 = and i32 %cond.i, -2
  %3 = icmp eq i32 %2, 2
  %call4 = call i32 @__gsmack_self()
  %cmp5 = icmp eq i32 %call.i22, %call4
  %and20 = and i1 %3, %cmp5
  %cmp6 = icmp eq i32 %call.i22, 0
  %or21 = or i1 %cmp6, %and20
  call void @__gsmack_await(i1 noundef zeroext %or21)
  %tobool.not.i23.demorgan = and i1 %3, %cmp5
  br i1 %tobool.not.i23.demorgan, label %if.else.i, label %if.then.i
if.then.i:
  %call.i24 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef %call.i24)
  br label %if.end
if.else.i:
  %cmp.i = icmp eq i32 %cond.i, 2
  br i1 %cmp.i, label %if.then1.i, label %if.end
if.then1.i:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0)
  %add.i25 = add nsw i32 %call2.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef %add.i25)
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %mutex_kind.exit ], [ 35, %if.else.i ], [ 0, %if.then1.i ], [ 0, %if.then.i ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local i32 @__gsmack_self() local_unnamed_addr
declare dso_local void @__gsmack_await(i1 noundef zeroext) local_unnamed_addr
define dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef nonnull %mutex) local_unnamed_addr {
entry:
  %call = call fastcc i32 @lock_now(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef 16)
  ret i32 %call
}
define internal fastcc i32 @lock_now(%union.pthread_mutex_t* noundef %mutex, i32 noundef %busy) unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %cond.false.i, label %mutex_kind.exit
cond.false.i:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %mutex, i32 0, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %and.i = and i32 %1, 3
  %add.i = add nuw nsw i32 %and.i, 1
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i32 [ %add.i, %cond.false.i ], [ %call.i, %entry ]
  %cmp.not = icmp eq i32 %cond.i, -1
  br i1 %cmp.not, label %if.end15, label %if.then
if.then:
  %call.i28 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0)
  %cmp2 = icmp eq i32 %call.i28, 0
  %call.i29 = call i32 @__gsmack_self()
  br i1 %cmp2, label %if.then3, label %if.else
if.then3:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0, i32 noundef %call.i29)
  br label %if.end15
if.else:
  %cmp6 = icmp eq i32 %call.i28, %call.i29
  br i1 %cmp6, label %land.lhs.true, label %if.end15
land.lhs.true:
  %cmp7 = icmp eq i32 %cond.i, 2
  br i1 %cmp7, label %if.then1.i.critedge, label %lor.lhs.false
lor.lhs.false:
  %cmp8 = icmp eq i32 %cond.i, 3
  %cmp10 = icmp eq i32 %busy, 110
  %or.cond = and i1 %cmp10, %cmp8
  br i1 %or.cond, label %take.exit, label %if.end15
if.then1.i.critedge:
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0)
  %add.i30 = add nsw i32 %call2.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i30)
  br label %take.exit
take.exit:
  %retval.0.i = phi i32 [ 0, %if.then1.i.critedge ], [ 35, %lor.lhs.false ]
  br label %if.end15
if.end15:
  %error.1 = phi i32 [ 22, %mutex_kind.exit ], [ 0, %if.then3 ], [ %retval.0.i, %take.exit ], [ %busy, %lor.lhs.false ], [ %busy, %if.else ]
  call void @__gsmack_atomic_end()
  ret i32 %error.1
}
define dso_local i32 @pthread_mutex_timedlock(%union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* nocapture noundef nonnull readnone %time) local_unnamed_addr {
entry:
  %call = call fastcc i32 @lock_now(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef 110)
  ret i32 %call
}
define dso_local i32 @pthread_mutex_clocklock(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* nocapture noundef nonnull readnone %time) local_unnamed_addr {
entry:
  %call = call fastcc i32 @lock_now(%union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef 110)
  ret i32 %call
}
define dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %mutex) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i8* noundef nonnull %0)
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %cond.false.i, label %mutex_kind.exit
cond.false.i:
  %__kind.i = getelementptr inbounds %union.pthread_mutex_t, %union.pthread_mutex_t* %mutex, i32 0, i32 0, i32 3
  %1 = load i32, i32* %__kind.i, align 4
  %and.i = and i32 %1, 3
  %add.i = add nuw nsw i32 %and.i, 1
  br label %mutex_kind.exit
mutex_kind.exit:
  %cond.i = phi i32 [ %add.i, %cond.false.i ], [ %call.i, %entry ]
  %cmp = icmp eq i32 %cond.i, -1
  br i1 %cmp, label %if.end15, label %if.else
if.else:
  %cmp1 = icmp eq i32 %cond.i, 2
  %2 = and i32 %cond.i, -2
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %land.lhs.true, label %if.else7
land.lhs.true:
  %call.i26 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef nonnull %0)
  %call4 = call i32 @__gsmack_self()
  %cmp5.not = icmp eq i32 %call.i26, %call4
  br i1 %cmp5.not, label %if.else7, label %if.end15
if.else7:
  br i1 %cmp1, label %land.lhs.true9, label %if.else13
land.lhs.true9:
  %call10 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0)
  %tobool.not = icmp eq i32 %call10, 0
  br i1 %tobool.not, label %if.else13, label %if.then11
if.then11:
  %call12 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0)
  %sub = add nsw i32 %call12, -1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef %sub)
  br label %if.end15
if.else13:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef 0)
  br label %if.end15
if.end15:
  %error.0 = phi i32 [ 0, %if.then11 ], [ 0, %if.else13 ], [ 22, %mutex_kind.exit ], [ 1, %land.lhs.true ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
