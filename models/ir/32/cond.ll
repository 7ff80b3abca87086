target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.__pthread_internal_slist }
%struct.__pthread_internal_slist = type { %struct.__pthread_internal_slist* }
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [13 x i8] c"cond.waiters\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cond.waiting\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"cond.since\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"cond.generation\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"cond.spurious\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"mutex.kind\00", align 1
define dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_condattr_t* nocapture noundef readnone %attr) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef 0)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* nocapture noundef nonnull readnone %cond) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex) local_unnamed_addr {
entry:
  %call = call fastcc i32 @wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i1 noundef zeroext false)
  ret i32 %call
}
define internal fastcc i32 @wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %mutex, i1 noundef zeroext %timed) unnamed_addr {
entry:
  %call = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_mutex_t* %mutex to i8*
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0)
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
  %cmp = icmp eq i32 %cond.i, 3
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call.i88 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp3.not = icmp eq i32 %call.i88, %call
  br i1 %cmp3.not, label %if.end, label %if.then
if.then:
  call void @__gsmack_atomic_end()
  br label %cleanup
if.end:
  %2 = bitcast %union.pthread_cond_t* %cond to i8*
  %call4 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %2)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %3 = ptrtoint %union.pthread_cond_t* %cond to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call, i32 noundef %3)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call, i32 noundef %call4)
  %call5 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2)
  %add = add nsw i32 %call5, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef %add)
  call void @__gsmack_atomic_end()
  br i1 %timed, label %land.rhs, label %land.end
land.rhs:
  %call6 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end
land.end:
  %4 = phi i1 [ false, %if.end ], [ %call6, %land.rhs ]
  call void @__gsmack_atomic_begin()
  %call8 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call)
  %cmp9 = icmp eq i32 %call8, 0
  br i1 %cmp9, label %lor.end, label %lor.rhs
lor.rhs:
  %call12 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef %2)
  %cmp13 = icmp ne i32 %call12, %call4
  br label %lor.end
lor.end:
  %5 = phi i1 [ true, %land.end ], [ %cmp13, %lor.rhs ]
  %call15 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), i32 noundef %call)
  %brmerge = select i1 %5, i1 true, i1 %4
  %.mux = select i1 %5, i32 0, i32 110
  br i1 %brmerge, label %land.end24, label %land.lhs.true19
land.lhs.true19:
  %call20 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call20, label %land.rhs21, label %land.end24
land.rhs21:
  %call22 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
  %cmp23 = icmp slt i32 %call15, %call22
  %phi.sel82 = select i1 %cmp23, i32 0, i32 110
  br label %land.end24
land.end24:
  %6 = phi i32 [ %phi.sel82, %land.rhs21 ], [ 110, %land.lhs.true19 ], [ %.mux, %lor.end ]
  %7 = phi i1 [ %cmp23, %land.rhs21 ], [ false, %land.lhs.true19 ], [ false, %lor.end ]
  %call.i89 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp27 = icmp ne i32 %call.i89, 0
  %brmerge83 = select i1 %cmp27, i1 true, i1 %5
  %not.cmp27 = xor i1 %cmp27, true
  %spec.select = or i1 %7, %timed
  %spec.select86 = select i1 %brmerge83, i1 %not.cmp27, i1 %spec.select
  call void @__gsmack_await(i1 noundef zeroext %spec.select86)
  br i1 %5, label %if.end37, label %if.then36
if.then36:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call, i32 noundef 0)
  %call.i90 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2)
  %sub.i = add nsw i32 %call.i90, -1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef %sub.i)
  br label %if.end37
if.end37:
  br i1 %7, label %if.then39, label %if.end41
if.then39:
  %add40 = add nsw i32 %call15, 1
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i32 0, i32 0), i32 noundef %call, i32 noundef %add40)
  br label %if.end41
if.end41:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  call void @__gsmack_atomic_end()
  %spec.select85 = select i1 %4, i32 110, i32 %6
  %spec.select87 = select i1 %timed, i32 %spec.select85, i32 0
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 1, %if.then ], [ %spec.select87, %if.end41 ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, %struct.timespec* nocapture noundef nonnull readnone %time) local_unnamed_addr {
entry:
  %call = call fastcc i32 @wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i1 noundef zeroext true)
  ret i32 %call
}
define dso_local i32 @pthread_cond_clockwait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i32 noundef %clock, %struct.timespec* nocapture noundef nonnull readnone %time) local_unnamed_addr {
entry:
  %call = call fastcc i32 @wait(%union.pthread_cond_t* noundef nonnull %cond, %union.pthread_mutex_t* noundef nonnull %mutex, i1 noundef zeroext true)
  ret i32 %call
}
define dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %cond) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0)
  %cmp.not = icmp eq i32 %call, 0
  br i1 %cmp.not, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_ulong()
  %call2 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call1)
  %1 = ptrtoint %union.pthread_cond_t* %cond to i32
  %cmp3 = icmp eq i32 %call2, %1
  call void @__gsmack_assume(i1 noundef zeroext %cmp3)
  %call4 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call1)
  %call5 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0)
  %cmp6 = icmp eq i32 %call4, %call5
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call1, i32 noundef 0)
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0)
  %sub.i = add nsw i32 %call.i, -1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef %sub.i)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
declare dso_local i32 @__gsmack_nondet_ulong() local_unnamed_addr
declare dso_local void @__gsmack_assume(i1 noundef zeroext) local_unnamed_addr
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef) local_unnamed_addr
define dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %cond) local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.pthread_cond_t* %cond to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0)
  %cmp.not = icmp eq i32 %call, 0
  br i1 %cmp.not, label %if.end, label %if.then
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef 0)
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0)
  %add = add nsw i32 %call1, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef %add)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 0
}
define dso_local i32 @pthread_condattr_init(%union.pthread_condattr_t* nocapture noundef nonnull readnone %attr) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_destroy(%union.pthread_condattr_t* nocapture noundef nonnull readnone %attr) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_setclock(%union.pthread_condattr_t* nocapture noundef nonnull readnone %attr, i32 noundef %clock) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_condattr_setpshared(%union.pthread_condattr_t* nocapture noundef nonnull readnone %attr, i32 noundef %shared) local_unnamed_addr {
entry:
  %0 = icmp ult i32 %shared, 2
  %cond = select i1 %0, i32 0, i32 22
  ret i32 %cond
}
declare dso_local i32 @__gsmack_self() local_unnamed_addr
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr
declare dso_local zeroext i1 @__gsmack_nondet_bool() local_unnamed_addr
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef) local_unnamed_addr
declare dso_local void @__gsmack_await(i1 noundef zeroext) local_unnamed_addr
